package dev.emissary.tools.survey.wrapper;

/** How a method names the object that it calls. */
sealed interface Target {
    /** Returns the name of the variable or method. */
    String name();

    /** A variable, such as {@code list} or {@code this.list}. */
    record Variable(String name) implements Target {}

    /** A method of the class without parameters, such as {@code delegate()}. */
    record Accessor(String name) implements Target {}
}
