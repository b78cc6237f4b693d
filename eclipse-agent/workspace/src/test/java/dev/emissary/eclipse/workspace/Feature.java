package dev.emissary.eclipse.workspace;

/** A feature of JDT, asked one question about the projects, and the answer that is right. */
enum Feature {
    FULL_BUILD("Full build", "problems of both projects", "none"),
    PROGRAM("Full build", "what the program prints", "Good day, Ada.Good day, Grace.2, at night: Good day, Jean."),
    CLASS_FILE(
            "Full build",
            "the class file of `Desk`",
            "final class extends Emissary implements Greeter, Journal; greet, greetAll, size, write"),
    COMPONENT_CHANGED(
            "Incremental build",
            "a component gets another type: what is wrong in dependants",
            "Main.java: new Desk(new Polite(), pages); Main.java: write; Main.java: write"),
    METHOD_ADDED(
            "Incremental build",
            "a method is added to `Greeter`: the emissaries that have it",
            "Desk, Herald, Main$1Night, Porter"),
    METHOD_ADDED_ERRORS(
            "Incremental build", "a method is added to `Greeter`: what is wrong then", "Polite.java: Polite"),
    CONFLICT(
            "Incremental build",
            "`Greeter` gets a method of `Journal`: what is wrong then",
            "Desk.java: Journal; Main.java: new Desk(new Polite(), pages); Polite.java: Polite"),
    METHOD_REMOVED(
            "Incremental build",
            "a method is removed from `Journal`: what is wrong then",
            "Corner.java: size; Main.java: size; Pages.java: size()"),

    TYPING_USE("Errors while typing", "a call of an accessor, and then without it", "journal; none"),
    TYPING_DECLARATION("Errors while typing", "a component of a class type, and then without it", "String; none"),
    TYPING_UNSAVED(
            "Errors while typing", "another file after a change of `Desk` that is not saved", "write, write; none"),
    TYPING_LIST(
            "Errors while typing",
            "calls of `Listed`, which has an explicit list, in another file after a change that is not saved",
            "none; grin"),
    BINDING(
            "Syntax tree with bindings",
            "the type of `desk`",
            "final class Desk extends Emissary implements Greeter, Journal; greet, greetAll, size, write"),
    CALL_BINDING("Syntax tree with bindings", "the element of the method that `desk.greet(…)` calls", "Greeter.greet"),
    COMPLETION_SAME_FILE(
            "Completion",
            "after `other.` in the body of `Desk`",
            "greet(name), greetAll(names), greeter, journal, size, with(other), write(line)"),
    COMPLETION_SAME_PROJECT(
            "Completion",
            "after `porter.` in another file",
            "forEach(arg0), greet(name), greetAll(names), iterator, of(greeter), spliterator, welcome(name)"),
    COMPLETION_OTHER_PROJECT(
            "Completion", "after `desk.` in another project", "greet(name), greetAll(names), size, write(line)"),
    COMPLETION_LOCAL("Completion", "after `night.`, a local emissary", "greet(name), greetAll(names), greeter"),
    COMPLETION_LIST("Completion", "after `Greet` in the explicit list of `Listed`", "Greeter"),
    FORMATTER("Formatter", "all of `Porter` on one line", "as it is written"),
    FORMATTER_NO_BODY("Formatter", "`Desk`, which has no members, on one line", "formatted, same tokens"),
    FORMATTER_LIST("Formatter", "`Corner`, where `Listed` has an explicit list", "formatted, same tokens"),

    OUTLINE("Outline", "`Desk`", "Desk implements Greeter, Journal; greeter, journal"),
    OPEN_CALL("Open declaration", "of `greet` in `desk.greet(…)`", "Greeter.greet"),
    OPEN_UNQUALIFIED_CALL("Open declaration", "of `greet` in the body of `Porter`", "Greeter.greet"),
    OPEN_LIBRARY_CALL("Open declaration", "of `iterator`, a method of `java.lang.Iterable`", "Iterable.iterator"),
    OPEN_HAND_WRITTEN("Open declaration", "of `welcome`, which `Porter` itself declares", "Porter.welcome"),
    OPEN_NAME("Open declaration", "of `Desk` in `new Desk(…)`", "Desk"),
    OPEN_LISTED("Open declaration", "of `Greeter` in the explicit list of `Listed`", "Greeter"),
    HOVER("Hover", "over `greet` in `desk.greet(…)`", "Greets one person."),
    SUPERTYPES("Type hierarchy", "supertypes of `Desk`", "Emissary, Greeter, Journal, Object"),
    SUBTYPES(
            "Type hierarchy",
            "subtypes of `Greeter`",
            "Desk, Herald, InLambda, Listed, Named, Night, Polite, Porter, Qualified, Wide, Widest"),
    SUBTYPES_LIBRARY("Type hierarchy", "subtypes of `java.lang.Iterable` in the sources", "Porter"),
    METHOD_REFERENCES(
            "Search",
            "references to `Greeter.greet`",
            "Corner.use, Corner.use, Corner.use, Greeter.greetAll, Herald.greet, Main.run, Porter.welcome"),
    METHOD_DECLARATIONS("Search", "declarations of `greet`", "Greeter, Herald, Polite"),
    TYPE_REFERENCES("Search", "references to `Desk`", "Main.run, Main.run"),
    IMPLEMENTORS(
            "Search",
            "implementors of `Greeter`",
            "Desk, Herald, InLambda, Listed, Named, Night, Polite, Porter, Qualified, Wide"),
    CALL_HIERARCHY("Call hierarchy", "callers of `Journal.write`", "Main.run"),

    RENAME_METHOD(
            "Rename",
            "`Greeter.greet`: problems then, and files that changed",
            "none; Corner, Greeter, Herald, Main, Polite, Porter"),
    RENAME_TYPE("Rename", "`Desk`: problems then, and files that changed", "none; Counter, Main"),
    RENAME_INTERFACE(
            "Rename",
            "`Greeter`: problems then, and files that changed",
            "none; Corner, Desk, Herald, Main, Polite, Porter, Welcomer"),
    RENAME_COMPONENT("Rename", "the component of `Herald`: problems then, and files that changed", "none; Herald"),
    ORGANIZE_IMPORTS(
            "Organize imports",
            "of a file with an interface in its explicit list only",
            "library.Greeter, library.Polite"),
    ;

    private final String area;
    private final String question;
    private final String answer;

    Feature(String area, String question, String answer) {
        this.area = area;
        this.question = question;
        this.answer = answer;
    }

    /** Returns what an IDE calls the feature. */
    String area() {
        return area;
    }

    /** Returns what is asked, in Markdown. */
    String question() {
        return question;
    }

    /** Returns the answer that is right, in the words of a {@link Probe}. */
    String answer() {
        return answer;
    }
}
