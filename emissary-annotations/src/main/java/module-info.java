/**
 * Defines what the source and the class file of an emissary refer to: the annotation that declares one, and the class
 * that every emissary extends. It requires nothing but {@code java.base}.
 */
module dev.emissary {
    exports dev.emissary;
    exports dev.emissary.lang;
}
