/**
 * An implementation of the component, found by ServiceLoader only: it exports nothing and opens nothing.
 *
 * <p>{@code dev.emissary} is required because an emissary extends a class of it.
 */
module dev.emissary.examples.component.impl {
    requires dev.emissary;
    requires dev.emissary.examples.component.api;

    provides dev.emissary.examples.component.api.MyComponent with
            dev.emissary.examples.component.impl.MyComponent;
}
