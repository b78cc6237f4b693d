package dev.emissary.examples.component.impl;

/** The public face of the implementation: an emissary that ServiceLoader can create and nobody can open. */
public emissary MyComponent(dev.emissary.examples.component.api.MyComponent comp) {

    /** Creates a component with a key of its own. */
    public MyComponent() {
        this(new HmacComponent());
    }

    /** Hidden, so that the delegate is always the internal implementation. */
    private MyComponent(dev.emissary.examples.component.api.MyComponent comp) {
        this.comp = comp;
    }
}
