package dev.emissary.tools.adopt;

import java.util.Locale;

/** The reasons against a conversion; of several, the first one is reported. */
public enum Reason {
    /** An emissary extends dev.emissary.lang.Emissary, and nothing else. */
    SUPERCLASS("it extends a class"),
    /** An emissary is final. */
    ABSTRACT("it is abstract"),
    /** An emissary is final. */
    EXTENDED("it is extended"),
    /** An emissary is static where it is nested (EM-FORM-4). */
    INNER("it is an inner or local class"),
    /** An emissary refuses serialization that comes from its interfaces (EM-CLASS-5). */
    SERIALIZABLE("it is serializable"),
    /** A delegate is implemented by its own type, which would become another direct superinterface (EM-DEL-2). */
    INDIRECT("it implements the field's type only through a supertype"),
    /** A delegate is implemented by its own type, which must not have a wildcard (EM-DEL-2, EM-DEL-3). */
    TYPE_ARGUMENTS("the field has other type arguments than the interface"),
    /** Fields are private, final and set from the constructor's parameters (EM-CLASS-2). */
    FIELD("it has a field that an emissary cannot have"),
    /** There are no instance initializers (EM-CLASS-4). */
    INITIALIZER("it has an instance initializer"),
    /** The canonical constructor sets the fields from its parameters (EM-CTOR-1 to EM-CTOR-4). */
    CONSTRUCTOR("its constructors cannot be an emissary's"),
    /** All methods are forwarded, default methods as well (EM-FWD-1). */
    DEFAULT("default method not forwarded"),
    /** A delegate that returns itself is replaced with the emissary (EM-FWD-5). */
    SELF_RETURN("a fluent method may leak the delegate"),
    /** Two delegates that supply the same method are a conflict (EM-CONF-1). */
    SEVERAL("two fields could supply the methods of one interface"),
    /** An emissary is of little use if most methods stay written by hand. */
    FEW("less than half of the methods are plain forwarders"),
    /** Other code needs what an emissary has not; for example, a final class can be cast to fewer interfaces. */
    USED("other code would no longer compile"),
    /** The compiler decides. */
    UNVERIFIED("cannot be verified");

    private final String description;

    Reason(String description) {
        this.description = description;
    }

    /** Returns the reason in words that can follow the name of the class. */
    public String description() {
        return description;
    }

    /** Returns the reason as a machine-readable name. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
