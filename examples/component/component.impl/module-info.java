/** An implementation of the component, found by ServiceLoader only: it exports nothing and opens nothing. */
module component.impl {
    requires dev.emissary;
    requires component.api;

    provides component.api.MyComponent with
            component.impl.MyComponent;
}
