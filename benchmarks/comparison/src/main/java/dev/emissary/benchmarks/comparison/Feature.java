package dev.emissary.benchmarks.comparison;

import java.util.Locale;

/**
 * A feature of delegation, as a question that is answered with yes, no, or partly. A refusal of the program by its
 * compiler is an answer too, and the feature says which.
 */
public enum Feature {
    ALL_METHODS(
            Group.FORWARDED,
            "Is every abstract method forwarded, an inherited one too, without being named?",
            Answer.NO,
            "A list of methods is incomplete on the day on which the interface grows (EM-FWD-1)."),
    DEFAULT_METHODS(
            Group.FORWARDED,
            "Does a call of a default method reach the delegate's override?",
            Answer.NO,
            "Otherwise the wrapper answers differently from what it wraps"
                    + " ([decision 0004](../decisions/0004-default-methods-are-forwarded.md))."),
    GENERIC_METHODS(
            Group.FORWARDED,
            "Does the forwarder of a generic method keep its type parameters and their bounds?",
            Answer.NO,
            "Callers and overriders are compiled against them (EM-FWD-3)."),
    TYPE_ARGUMENTS(
            Group.FORWARDED,
            "Is a delegate of a parameterized type forwarded to with its type arguments in the signatures?",
            Answer.NO,
            "A forwarder of `Box<String>` that takes an `Object` has lost what the declaration knew (EM-FWD-3)."),
    VARARGS(
            Group.FORWARDED,
            "Is a varargs method forwarded as a varargs method?",
            Answer.NO,
            "Otherwise callers that know the class write an array where callers of the interface do not (EM-FWD-3)."),
    CHECKED_EXCEPTIONS(
            Group.FORWARDED,
            "Does the forwarder declare the checked exceptions of the interface?",
            Answer.NO,
            "Callers in Java that know the class have to be told what to handle (EM-FWD-3)."),
    BRIDGES(
            Group.FORWARDED,
            "Does a call through an erased super-interface arrive at the delegate?",
            Answer.NO,
            "Code that was compiled against a more general interface calls another descriptor."),
    DEPRECATION(
            Group.FORWARDED,
            "Is the forwarder of a deprecated method deprecated?",
            Answer.NO,
            "A wrapper should not hide that a method is deprecated (EM-FWD-3)."),
    PARAMETER_NAMES(
            Group.FORWARDED,
            "Does the forwarder have the parameter names of the interface?",
            Answer.NO,
            "IDEs, documentation and frameworks show them. In an emissary they are `arg0` and so on"
                    + " ([limitations](../limitations.md#forwarders-have-no-names-for-their-parameters))."),
    PARAMETER_ANNOTATIONS(
            Group.FORWARDED,
            "Are annotations of the method and of its parameters copied to the forwarder?",
            Answer.NO,
            "Where one framework needs to see an annotation twice, another one obeys it twice (EM-FWD-7)."),
    SELF_RETURN(
            Group.FORWARDED,
            "Does a fluent method, whose delegate returns itself, return the wrapper?",
            Answer.NO,
            "Otherwise one call in a chain leaves the wrapper behind"
                    + " ([decision 0006](../decisions/0006-self-return.md), EM-FWD-5)."),
    REDECLARED_OBJECT_METHODS(
            Group.FORWARDED,
            "Is `toString()` forwarded when the interface redeclares it, as `CharSequence` does?",
            Answer.NO,
            "What an interface specifies can be wanted, and what a delegate prints can be a leak"
                    + " ([decision 0005](../decisions/0005-objects-methods-are-not-forwarded.md), EM-FWD-2)."),
    ONE_FRAME(
            Group.FORWARDED,
            "Does a call through the wrapper cost exactly one further stack frame?",
            Answer.NO,
            "Fewer frames are easier to read, and inlined sooner (EM-FWD-4)."),
    ONLY_FORWARDERS(
            Group.FORWARDED,
            "Has the class no public method besides those of its interfaces?",
            Answer.NO,
            "What a declaration does not say, a reader of the API does not expect (EM-CLASS-3)."),

    CONFLICT_IS_ERROR(
            Group.CONFLICTS,
            "Is it a compile-time error when two delegates have the same method?",
            Answer.YES,
            "Which one is meant is known only to the author"
                    + " ([decision 0007](../decisions/0007-two-suppliers-are-an-error.md), EM-CONF-1)."),
    CONFLICT_ORDER(
            Group.CONFLICTS,
            "Does the order in which two delegates are written silently decide which one is called?",
            Answer.NO,
            "Then reordering declarations changes behavior."),
    SAME_DEFAULT_TWICE(
            Group.CONFLICTS,
            "Is it an error when both delegates inherit the same default method from one common interface?",
            Answer.YES,
            "Each delegate may override it, and the class has one of it (EM-CONF-1)."),
    RESOLVED_BY_HAND(
            Group.CONFLICTS,
            "Does a hand-written method replace the forwarder, also where two delegates have it?",
            Answer.NO,
            "A restriction, a check or a choice is written this way (EM-FWD-6)."),
    PART_OF_THE_TYPE(
            Group.CONFLICTS,
            "Can only a chosen interface of the delegate's type be delegated?",
            Answer.NO,
            "A restricted view of an object is a frequent reason to delegate (EM-DEL-3)."),
    RENAMED(
            Group.CONFLICTS,
            "Can a method be forwarded under another name, without a body?",
            Answer.NO,
            "Where the wrapper is not to be the delegate's interface, its words need not be those of the delegate."),
    FURTHER_INTERFACE(
            Group.CONFLICTS,
            "If the class implements a further interface by hand, does it keep those of the delegate?",
            Answer.NO,
            "What is added should take nothing away (EM-DEL-2)."),
    WITHOUT_ONE_METHOD(
            Group.CONFLICTS,
            "Can a single method be left out of what is delegated?",
            Answer.NO,
            "An emissary has no way to say this: of an interface it has all methods."),
    SEVERAL_DELEGATES(
            Group.CONFLICTS,
            "Can one class delegate to several objects?",
            Answer.NO,
            "Composition of interfaces is one class in front of several parts (EM-DEL-1)."),
    CLASS_AS_DELEGATE_TYPE(
            Group.CONFLICTS,
            "Can the methods of a class, which implements no interface for them, be delegated to?",
            Answer.NO,
            "Libraries do have classes without interfaces (EM-DEL-5)."),

    NO_ACCESSOR(
            Group.ENCAPSULATION,
            "Can the delegate be kept without a public member that hands it out?",
            Answer.NO,
            "A guard with a back door guards nothing (EM-ENC-2). In Groovy it takes `@POJO`: every other object"
                    + " answers `getProperty` with the value of a private field."),
    SHORTEST_FORM_HIDES(
            Group.ENCAPSULATION,
            "Does the shortest form of a delegating class have a private final field and no accessor?",
            Answer.NO,
            "People write the shortest form. On a record, `@Delegate` and `@link` are as short as an"
                    + " emissary, and the record has its accessor (EM-CLASS-3)."),
    PRIVATE_FINAL_FIELD(
            Group.ENCAPSULATION,
            "Can the delegate be in a private final field?",
            Answer.NO,
            "What is set once need not be checked twice (EM-DEL-1)."),
    TO_STRING_HIDES(
            Group.ENCAPSULATION,
            "Does `toString()` keep the delegate to itself?",
            Answer.NO,
            "Log files are read by others (EM-ENC-3)."),
    EQUALS_IS_IDENTITY(
            Group.ENCAPSULATION,
            "Is a wrapper equal to itself only, even if the interface redeclares `equals`?",
            Answer.NO,
            "An `equals` that asks the delegate tells about it, and one that does not may break the interface's"
                    + " contract ([decision 0005](../decisions/0005-objects-methods-are-not-forwarded.md), EM-ENC-3)."),
    NO_OTHER_INTERFACE(
            Group.ENCAPSULATION,
            "Is the wrapper an instance of the delegated interface only, not of what else the delegate is?",
            Answer.NO,
            "A cast must not lead past the guard (EM-ENC-1)."),
    FINAL_CLASS(
            Group.ENCAPSULATION,
            "Is the class final where nothing says so?",
            Answer.NO,
            "A subclass could forward something else (EM-CLASS-1). A record is final too, and has an accessor."),
    NO_FURTHER_STATE(
            Group.ENCAPSULATION,
            "Can the class be without a field besides that of the delegate?",
            Answer.NO,
            "A stand-in that remembers nothing is as safe to share as its delegate. In Groovy it takes `@POJO`."),
    NOT_REPLACEABLE(
            Group.ENCAPSULATION,
            "Can the delegate be fixed for the life of the wrapper?",
            Answer.NO,
            "A delegate that was checked at construction need not be checked again (EM-DEL-1)."),
    NO_DECONSTRUCTION(
            Group.ENCAPSULATION,
            "Is there no pattern or method that takes the wrapper apart?",
            Answer.NO,
            "Deconstruction is for data (EM-ENC-2)."),
    NOT_SERIALIZABLE(
            Group.ENCAPSULATION,
            "Does Java's serialization refuse to write the delegate out, though the interface is serializable?",
            Answer.YES,
            "A byte stream is a way around every private field; a wrapper that refuses breaks what the"
                    + " interface promises ([decision 0008](../decisions/0008-serialization-is-refused.md),"
                    + " EM-CLASS-5)."),
    NULL_REFUSED(
            Group.ENCAPSULATION,
            "Can a null delegate be refused at construction, without a statement for it?",
            Answer.NO,
            "An emissary needs a compact constructor for it ([decision"
                    + " 0012](../decisions/0012-no-null-check.md))."),
    REACHABLE_IN_OWN_FILE(
            Group.ENCAPSULATION,
            "Can the class around the declaration read the delegate's field?",
            Answer.NO,
            "In Java private means: within the outermost class; Kotlin and Scala have a narrower word."),
    CALLBACK_HIDES(
            Group.ENCAPSULATION,
            "Does the delegate stay hidden when it passes itself to a callback?",
            Answer.NO,
            "A forwarder does not see what is inside of a call: this leak is inherent, in an emissary too."),

    ONE_LINE(
            Group.DECLARATION,
            "Is the whole class one line, for an interface of ten methods?",
            Answer.NO,
            "What has no body need not be reviewed."),
    CONSTRUCTOR_FOR_FREE(
            Group.DECLARATION,
            "Is there a constructor for the delegate that need not be written?",
            Answer.NO,
            "It would say nothing that the declaration of the delegate has not said (EM-CTOR-1)."),
    VALIDATION(
            Group.DECLARATION,
            "Can the class refuse construction by a check of its own?",
            Answer.NO,
            "A guard may refuse a delegate (EM-CTOR-2)."),
    GENERIC_CLASS(
            Group.DECLARATION,
            "Can the delegating class be generic?",
            Answer.NO,
            "Wrappers of collections are (EM-DEL-6)."),
    LOCAL_CLASS(
            Group.DECLARATION,
            "Can the class be declared in a method?",
            Answer.NO,
            "Wrappers of one place of use need no name elsewhere (EM-FORM-4)."),
    ANONYMOUS(
            Group.DECLARATION,
            "Can a delegating object be made by an expression, without a name for its class?",
            Answer.NO,
            "It is the shortest way where one object is wanted. An emissary is a declaration, and has no such"
                    + " form."),
    CHAIN(
            Group.DECLARATION,
            "Can the delegate's type be a class that itself delegates, of the same file?",
            Answer.NO,
            "Decorators are made for that; a tool has to know the methods that it is about to add elsewhere"
                    + " (EM-DEL-2)."),
    EXTENDS_A_CLASS(
            Group.DECLARATION,
            "Can the delegating class extend a class of choice?",
            Answer.NO,
            "An emissary cannot: with a superclass it could promise nothing about itself (EM-FORM-5)."),
    SEALED_INTERFACE(
            Group.DECLARATION,
            "Is delegating to an interface that is sealed elsewhere refused by the compiler?",
            Answer.YES,
            "A sealed interface lists its implementors, and the JVM holds it to that (EM-DEL-5)."),
    DELEGATE_TYPE_VARIABLE(
            Group.DECLARATION,
            "Can the delegate's type be a type variable that is bounded by the interface?",
            Answer.NO,
            "Then hand-written methods can use more of it than is delegated (EM-DEL-2)."),
    INTERSECTION_BOUND(
            Group.DECLARATION,
            "Can one delegate, of a type variable with two bounds, serve two interfaces?",
            Answer.NO,
            "It is how Java says of a parameter that it has two types (EM-DEL-2)."),
    MUTABLE_DELEGATE(
            Group.DECLARATION,
            "Can the delegate be exchanged later, where this is wanted?",
            Answer.NO,
            "The state pattern wants it. A component of an emissary is final (EM-DEL-1)."),

    LAZY_DELEGATE(
            Group.DECLARATION,
            "Can the delegate be created on the first call, without a body for each method?",
            Answer.NO,
            "Many wrappers are there for this. In an emissary the delegate is given when it is created ([rationale]"
                    + "(../rationale.md#delegates-are-often-lazy-computed-or-exchanged))."),
    DELEGATE_PER_CALL(
            Group.DECLARATION,
            "Can the delegate be looked up anew for each call, without a body for each method?",
            Answer.NO,
            "A wrapper that asks for the delegate of the current thread, tenant or transaction is made for this."
                    + " The delegates of an emissary are fixed ([rationale]"
                    + "(../rationale.md#delegates-are-often-lazy-computed-or-exchanged))."),
    MUTABLE_STATE(
            Group.DECLARATION,
            "Can the class count calls in a field of its own that is not final?",
            Answer.NO,
            "A wrapper often counts, caches or remembers (EM-CLASS-4)."),
    EXTENDABLE(
            Group.DECLARATION,
            "Can the class be extended, as frameworks do that generate proxies?",
            Answer.NO,
            "Mocks and interceptors are subclasses, where there is no interface ([rationale]"
                    + "(../rationale.md#frameworks-cannot-work-with-such-a-class))."),
    LIST_EQUALITY(
            Group.DECLARATION,
            "Is a wrapper of a list equal to an equal list, as the contract of `List` asks?",
            Answer.NO,
            "No compiler can read a contract ([rationale](../rationale.md#no-tostring-no-equals))."),
    NO_RUN_TIME_LIBRARY(
            Group.EVOLUTION,
            "Does the class run with the JDK alone, as it is compiled without an option?",
            Answer.NO,
            "A library that users must have too is a promise to keep. An emissary's superclass is one, unless"
                    + " `superclass=none` is given (EM-OPT-3)."),
    RUN_TIME_LIBRARY_AVOIDABLE(
            Group.EVOLUTION,
            "Can the class be compiled so that it runs with the JDK alone?",
            Answer.NO,
            "By an option of the compiler, or an annotation of the language, where one is needed (EM-OPT-3)."),
    DEFAULT_METHOD_ADDED_LATER(
            Group.EVOLUTION,
            "When the interface gains a default method, does a wrapper pass it on that is not compiled again?",
            Answer.NO,
            "What was compiled before cannot forward it: no forwarder can do this, a proxy could."),
    ABSTRACT_METHOD_ADDED_LATER(
            Group.EVOLUTION,
            "When the interface gains an abstract method, does a wrapper pass it on that is not compiled again?",
            Answer.NO,
            "A call ends in an `AbstractMethodError`; here, too, a proxy could do it."),
    DEFAULT_METHOD_RECOMPILED(
            Group.EVOLUTION,
            "And if it is compiled again, unchanged, is the new default method passed on?",
            Answer.NO,
            "Where it is not, nothing says so: the code compiles and answers something else ([decision"
                    + " 0004](../decisions/0004-default-methods-are-forwarded.md))."),
    ABSTRACT_METHOD_RECOMPILED(
            Group.EVOLUTION,
            "And if it is compiled again, unchanged, is the new abstract method passed on?",
            Answer.NO,
            "By hand it is an error at least, which says what to write."),
    SELF_CALLS(
            Group.EVOLUTION,
            "Does a call that the delegate makes to itself reach the wrapper's own method?",
            Answer.NO,
            "This is the difference between forwarding and delegation in the strict sense; it takes a delegate"
                    + " that was made for it ([rationale](../rationale.md#the-self-problem))."),
    DEBUGGABLE(
            Group.EVOLUTION,
            "Is there a line at which a debugger stops in the forwarder?",
            Answer.NO,
            "Stack traces show it, too (EM-FWD-9)."),
    PLAIN_SOURCE(
            Group.EVOLUTION,
            "Can the declaration be turned into plain source?",
            Answer.NO,
            "It is the way out, at any time ([leaving](../guide/leaving.md), EM-EQ-1)."),
    EVERY_JDK(
            Group.EVOLUTION,
            "Does the compiler run on JDK 25 and later?",
            Answer.NO,
            "A tool that works inside javac has to keep up with it (EM-OPT-1)."),
    MIXED_BUILD(
            Group.EVOLUTION,
            "In a build with Kotlin, does Kotlin's compiler see the interface of the wrapper in its shortest form?",
            Answer.NO,
            "It reads Java's sources itself, before javac, and runs no plugin of javac. An interface that only the"
                    + " header of an emissary names is not there for it; one in an `implements` clause is"
                    + " ([limitations](../limitations.md#without-the-plugin-a-record))."),
    ECLIPSE_COMPILER(
            Group.EVOLUTION,
            "Does the compiler of Eclipse compile it, with what the tool brings for that?",
            Answer.NO,
            "Eclipse and VS Code compile with it. Emissary and Lombok have an agent that changes this compiler"
                    + " ([Eclipse](../guide/eclipse.md))."),
    IDE(
            Group.EVOLUTION,
            "Do editors understand the declaration?",
            Answer.NO,
            "What an editor marks as wrong is not written, right or not ([IntelliJ"
                    + " IDEA](../guide/intellij-idea.md#editor))."),
    PUBLISHED(Group.EVOLUTION, "Is there a release on Maven Central?", Answer.NO, "What is not published is not used.");

    private final Group group;
    private final String question;
    private final Answer refusal;
    private final String why;

    Feature(Group group, String question, Answer refusal, String why) {
        this.group = group;
        this.question = question;
        this.refusal = refusal;
        this.why = why;
    }

    /** Whether it asks for a property by which emissaries are defined, and that others may not have on purpose. */
    public boolean definesEmissaries() {
        return switch (this) {
            case SELF_RETURN,
                    SHORTEST_FORM_HIDES,
                    PRIVATE_FINAL_FIELD,
                    TO_STRING_HIDES,
                    EQUALS_IS_IDENTITY,
                    NO_OTHER_INTERFACE,
                    FINAL_CLASS,
                    NO_FURTHER_STATE,
                    NOT_REPLACEABLE,
                    NO_DECONSTRUCTION,
                    NOT_SERIALIZABLE -> true;
            default -> false;
        };
    }

    /** The name of its directory. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The group of questions that it belongs to. */
    public Group group() {
        return group;
    }

    /** The question, a sentence in Markdown. */
    public String question() {
        return question;
    }

    /** What it means that a compiler refuses the program. */
    public Answer refusal() {
        return refusal;
    }

    /** Why the answer matters, in Markdown, with links as from the page. */
    public String why() {
        return why;
    }
}
