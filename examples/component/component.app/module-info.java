/** An application that uses the component and knows nothing of the module that implements it. */
module component.app {
    requires component.api;

    uses component.api.MyComponent;
}
