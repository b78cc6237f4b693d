/** The interface of a component, which is all that applications know. */
module dev.emissary.examples.component.api {
    exports dev.emissary.examples.component.api;
}
