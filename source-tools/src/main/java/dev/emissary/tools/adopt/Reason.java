package dev.emissary.tools.adopt;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The kinds of obstacles to a conversion, in the order in which they are reported. */
public enum Reason {
    /** A finding first of all. All methods of an emissary are forwarded, default methods as well (EM-FWD-1). */
    DEFAULT(
            "it misses default methods of its delegate, which are not forwarded",
            "forward them, or write them by hand as they are to be, or allow them to be forwarded, with --forward-defaults"),
    /** An emissary extends dev.emissary.lang.Emissary, and nothing else. */
    SUPERCLASS(
            "it extends a class",
            "let it extend nothing, and declare or delegate what it inherits; an exception stays"),
    /** An emissary is final. */
    ABSTRACT("it is abstract", "make it a class that is not abstract, since an emissary is final"),
    /** An emissary is final, and clients may extend the class. */
    API("clients can extend it", "make it final, or allow it to become final, with --closed-api"),
    /** An emissary is static where it is nested (EM-FORM-4). */
    INNER("it is an inner or local class", "make it a static member or a top-level class"),
    /** What is serialized depends on a class that becomes final, unless its version is declared. */
    SERIALIZABLE("it is serializable", "declare its serialVersionUID, or write the emissary by hand"),
    /** A delegate is implemented by its own type, which must not have a wildcard (EM-DEL-2, EM-DEL-3). */
    TYPE_ARGUMENTS(
            "the field has other type arguments than the interface",
            "give both the same type arguments, without wildcards; a class that returns other objects stays"),
    /** Fields are final (EM-CLASS-2, EM-CLASS-4). */
    FIELD(
            "it has a field that an emissary cannot have",
            "make it final, and neither transient nor volatile; it can refer to an object that changes"),
    /** There are no instance initializers (EM-CLASS-4). */
    INITIALIZER("it has an instance initializer", "do the same in the constructor"),
    /** The canonical constructor sets the components from its parameters (EM-CTOR-1 to EM-CTOR-4). */
    CONSTRUCTOR(
            "its constructors cannot be an emissary's",
            "let one constructor set the delegate from a parameter of its name and type, and the others call that one;"
                    + " a static method can take the place of a constructor"),
    /** A delegate that returns itself is replaced with the emissary (EM-FWD-5). */
    SELF_RETURN(
            "a fluent method may leak the delegate",
            "allow the emissary to be returned in its place, with --seal-self-returns"),
    /** A class literal has no type arguments, which an interface that is served by shape needs (EM-DEL-8). */
    KEYWORD("only the keyword form can list the interface", "allow that form, with --keyword"),
    /** An emissary is of little use if most methods stay written by hand. */
    FEW(
            "less than half of the methods are plain forwarders",
            "let more methods only forward, without comments and annotations; where they have to do more, leave the class"),
    /** A build has to load a plugin, and a reader has to know what an emissary is. */
    SMALL("it saves too little", "allow that with a lower --at-least, and one forwarder with any"),
    /** Other code needs what an emissary has not; for example, a final class can be cast to fewer interfaces. */
    USED("other code would no longer compile", "change that code"),
    /** The compiler decides whether the emissary is the same. */
    DIFFERENT("it would change", "change what the message says, or write the emissary by hand, with that change"),
    /** The compiler cannot decide. */
    UNVERIFIED("cannot be verified", "make the sources compile, with -cp for what they are compiled against");

    private final String description;
    private final String remedy;

    Reason(String description, String remedy) {
        this.description = description;
        this.remedy = remedy;
    }

    /** Returns the reason in words that can follow the name of the class. */
    public String description() {
        return description;
    }

    /** Returns what would remove the obstacle, as advice. */
    public String remedy() {
        return remedy;
    }

    /** Returns the reason as a machine-readable name. */
    @JsonValue
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
