/** The interface of a component, which is all that applications know. */
module component.api {
    exports component.api;
}
