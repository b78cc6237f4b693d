/**
 * Defines what the source and the class file of an emissary refer to: the annotation that declares one, and the class
 * that every emissary extends. At run time it requires nothing but {@code java.base}; {@code java.compiler} is for the
 * guard, which only compilers load.
 */
module dev.emissary {
    requires static java.compiler;

    exports dev.emissary;
    exports dev.emissary.lang;
}
