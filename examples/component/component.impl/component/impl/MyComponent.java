package component.impl;

/** The public face of the implementation: an emissary that ServiceLoader can create and nobody can open. */
public emissary MyComponent(component.api.MyComponent comp) {

    /** Creates a component with a key of its own. */
    public MyComponent() {
        this(new HmacComponent());
    }

    /** Hidden, so that the delegate is always the internal implementation. */
    private MyComponent(component.api.MyComponent comp) {
        this.comp = comp;
    }
}
