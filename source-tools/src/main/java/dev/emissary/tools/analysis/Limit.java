package dev.emissary.tools.analysis;

/** What keeps a class from being an emissary in which at least half of an interface need not be written. */
public enum Limit {
    /** An emissary extends dev.emissary.lang.Emissary, and nothing else (EM-CLASS-1). */
    SUPERCLASS("it has a superclass"),
    /** An emissary is final (EM-CLASS-1). */
    EXTENDED("another class of the library extends it"),
    /** An emissary is final (EM-CLASS-1). */
    ABSTRACT("it is abstract"),
    /** A nested emissary is static (EM-FORM-4). */
    INNER("it uses the object or the variables around it"),
    /** A component is final (EM-CLASS-2). */
    MUTABLE_DELEGATE("its delegate is assigned outside of the constructor"),
    /** Additional fields are final (EM-CLASS-4). */
    MUTABLE_STATE("another field is assigned outside of the constructor"),
    /** No class can implement an interface whose type argument is a wildcard (EM-DEL-3). */
    WILDCARD_DELEGATE("the delegate's type has a wildcard"),
    /** An emissary implements what its component's type is (EM-DEL-2). */
    OTHER_TYPE_ARGUMENTS("the delegate's type has other type arguments"),
    /** The field of a component is private (EM-CLASS-2). */
    EXPOSED_FIELD("another file uses one of its fields"),
    /** A component's value is there before the object is (EM-CTOR-4). */
    MADE_WITH_THIS("its delegate is made with a reference to it"),
    /** A delegate is a component (EM-DEL-1). */
    ACCESSOR("it reaches its delegate by a method, as in getDelegate().m()"),
    /** A forwarder does nothing but forward (EM-FWD-4). */
    ADVICE("too many methods do something around the call, such as try and catch"),
    /** A record has accessors, an enum has constants (EM-CLASS-3). */
    RECORD_OR_ENUM("it is a record or an enum");

    private final String description;

    Limit(String description) {
        this.description = description;
    }

    /** Returns the limit in words that can follow "the class stays because". */
    public String description() {
        return description;
    }
}
