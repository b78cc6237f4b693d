/** An application that uses the component and knows nothing of the module that implements it. */
module dev.emissary.examples.component.app {
    requires dev.emissary.examples.component.api;

    uses dev.emissary.examples.component.api.MyComponent;
}
