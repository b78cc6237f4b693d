package dev.emissary.eclipse.server;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;

/** A feature of the server, asked one question about a project, and the answer that is right. */
enum Feature {
    FULL_BUILD("Full build", "problems of both modules", "none", Project::errors),
    PROGRAM(
            "",
            "what the program prints",
            "Good day, Ada.Good day, Grace.2, at night: Good day, Jean.",
            Building::program),
    CLASS_FILE(
            "",
            "the class file of `Desk`",
            "final class extends Emissary implements Greeter, Journal; greet, greetAll, size, write",
            Building::classFile),
    COMPONENT_CHANGED(
            "Incremental build",
            "a component gets another type: what is wrong in dependants",
            "Main.java: new Desk(new Polite(), pages); Main.java: write; Main.java: write",
            Building::componentChanged),
    METHOD_ADDED(
            "",
            "a method is added to `Greeter`: the emissaries that have it, and what is wrong then",
            "Desk, Herald, Main$1Night, Porter; Polite.java: Polite",
            Building::methodAdded),
    CONFLICT(
            "",
            "`Greeter` gets a method of `Journal`: what is wrong then",
            "Desk.java: Journal; Main.java: new Desk(new Polite(), pages); Polite.java: Polite",
            Building::conflict),
    METHOD_REMOVED(
            "",
            "a method is removed from `Journal`: what is wrong then",
            "Corner.java: size; Main.java: size; Pages.java: size()",
            Building::methodRemoved),

    TYPING_USE("Errors while typing", "a call of an accessor, and then without it", "journal; none", Editing::use),
    TYPING_DECLARATION("", "a component of a class type, and then without it", "String; none", Editing::declaration),
    TYPING_UNSAVED(
            "", "another file after a change of `Desk` that is not saved", "write, write; none", Editing::unsaved),
    TYPING_LIST(
            "",
            "calls of `Listed`, which has an explicit list, in another file after a change that is not saved",
            "none; grin",
            Editing::list),
    TYPED(
            "",
            "a declaration character by character: errors at last, and failures of the server",
            "none; the server says no error, and Tower is in each outline",
            Editing::typed),
    COMPLETION_SAME_FILE(
            "Completion",
            "after `other.` in the body of `Desk`",
            "greet(String name), greetAll(String... names), greeter, journal, size(), with(Desk other),"
                    + " write(String line)",
            Editing::completionInSameFile),
    COMPLETION_SAME_PROJECT(
            "",
            "after `porter.` in another file",
            "forEach(Consumer<? super String> arg0), greet(String name), greetAll(String... names), iterator(),"
                    + " of(Greeter greeter), spliterator(), welcome(String name)",
            project -> Editing.completion(project, "porter")),
    COMPLETION_OTHER_PROJECT(
            "",
            "after `desk.` in another module",
            "greet(String name), greetAll(String... names), size(), write(String line)",
            project -> Editing.completion(project, "desk")),
    COMPLETION_LOCAL(
            "",
            "after `night.`, a local emissary",
            "greet(String name), greetAll(String... names), greeter",
            Editing::completionOfLocal),
    COMPLETION_LIST("", "after `Greet` in the explicit list of `Listed`", "Greeter", Editing::completionInList),
    COMPLETION_KEYWORD("", "the first letters of the keyword", "the keyword", Editing::completionOfKeyword),
    SIGNATURE(
            "Signature help",
            "in the parentheses of `desk.greet(…)`",
            "greet(String name) : String",
            Editing::signature),
    INLAY_HINTS("Inlay hints", "of `desk.write(desk.greet(…))`", "line: name:", Editing::inlayHints),
    FIXES_ACCESSOR(
            "Quick fixes",
            "of a call of an accessor",
            "greeter: none",
            project -> Editing.fixes(
                    project, "application/Main.java", "desk.write(desk.greet(\"Ada\"))", "desk.greeter()")),
    FIXES_EXTENDS(
            "",
            "of a class that extends `Desk`",
            "Desk: none",
            project -> Editing.fixes(
                    project, "application/Main.java", "public class Main", "public class Main extends Desk")),
    FORMATTING("Formatting", "all of `Porter` on one line", "as it is written", Editing::formatBody),
    FORMATTING_NO_BODY(
            "", "`Desk`, which has no members, on one line", "formatted, same tokens", Editing::formatNoBody),
    FORMATTING_LIST("", "`Corner`, where `Listed` has an explicit list", "formatted, same tokens", Editing::formatList),
    FOLDING("Folding", "what can be folded in `Porter`", "Porter; Porter; of; welcome", Editing::folding),
    TOKENS(
            "Coloring",
            "the header of `Desk`",
            "public, the keyword, Desk, Greeter, greeter, Journal, journal",
            project -> Editing.tokens(project, "library/Desk.java", "Desk(")),
    TOKENS_GENERIC(
            "",
            "the header of `Porter`, which has a type parameter",
            "the keyword, Porter, T, CharSequence, Greeter, greeter, Iterable, T, keys",
            project -> Editing.tokens(project, "application/Porter.java", "Porter<T")),

    OUTLINE("Outline", "`Desk`", "library, Desk, greeter, journal", Navigation::outline),
    OPEN_CALL(
            "Definition",
            "of `greet` in `desk.greet(…)`",
            "Greeter.greet",
            project -> Navigation.definition(project, "application/Main.java", "desk.greet", "greet")),
    OPEN_UNQUALIFIED_CALL(
            "",
            "of `greet` in the body of `Porter`",
            "Greeter.greet",
            project -> Navigation.definition(project, "application/Porter.java", "greet(name)", "greet")),
    OPEN_LIBRARY_CALL(
            "",
            "of `iterator`, a method of `java.lang.Iterable`",
            "Iterable",
            project -> Navigation.definition(project, "application/Porter.java", "iterator()", "iterator")),
    OPEN_HAND_WRITTEN(
            "",
            "of `welcome`, which `Porter` itself declares",
            "Porter.welcome",
            project -> Navigation.definition(project, "application/Main.java", "porter.welcome", "welcome")),
    OPEN_NAME(
            "",
            "of `Desk` in `new Desk(…)`",
            "Desk",
            project -> Navigation.definition(project, "application/Main.java", "new Desk(", "Desk")),
    OPEN_LISTED(
            "",
            "of `Greeter` in the explicit list of `Listed`",
            "Greeter",
            project -> Navigation.definition(
                    project, "application/Corner.java", project.form().list() + "Greeter", "Greeter")),
    TYPE_DEFINITION("Type definition", "of `desk`", "Desk", Navigation::typeDefinition),
    HOVER(
            "Hover",
            "over `greet` in `desk.greet(…)`",
            "String library.Greeter.greet(String name): Greets one person.",
            project -> Navigation.hover(project, "application/Main.java", "desk.greet", "greet")),
    HOVER_TYPE(
            "",
            "over `Desk` in `new Desk(…)`",
            "library.Desk",
            project -> Navigation.hover(project, "application/Main.java", "new Desk", "Desk")),
    HIGHLIGHTS("Highlights", "of `write` in `desk.write(…)`", "write, write", Navigation::highlights),
    SUPERTYPES("Type hierarchy", "supertypes of `Desk`", "Emissary, Greeter, Journal, Object", Navigation::supertypes),
    SUBTYPES(
            "",
            "subtypes of `Journal`",
            "Corner$Wide, Corner$Widest, Desk, Pages",
            project -> Navigation.subtypes(project, "library/Journal.java", "Journal")),
    METHOD_REFERENCES(
            "References",
            "to `Greeter.greet`",
            "Corner.greet, Corner.greet, Corner.greet, Greeter.greet, Herald.greet, Main.greet, Porter.greet",
            project -> Navigation.references(project, "library/Greeter.java", "String greet(", "greet")),
    TYPE_REFERENCES(
            "",
            "to `Desk`",
            "Main.Desk, Main.Desk, Main.library",
            project -> Navigation.references(project, "library/Desk.java", "Desk(", "Desk")),
    METHOD_IMPLEMENTATIONS(
            "Implementations",
            "of `Greeter.greet`",
            "Herald.greet, Polite.greet",
            project -> Navigation.implementations(project, "library/Greeter.java", "String greet(", "greet")),
    IMPLEMENTATIONS(
            "",
            "of `Greeter`",
            "Corner.Listed, Corner.Named, Corner.Qualified, Corner.Wide, Corner.Widest, Desk, Herald, Main.Night,"
                    + " Polite, Porter",
            project -> Navigation.implementations(project, "library/Greeter.java", "interface Greeter", "Greeter")),
    CALLERS("Call hierarchy", "callers of `Journal.write`", "run()", Navigation::callers),
    CALLEES(
            "",
            "what `Main.run` calls",
            "Pages, Polite, all(Greeter, String...), greet(String), night(Greeter), of(Greeter), size(),"
                    + " welcome(String), write(String)",
            Navigation::callees),
    LENSES(
            "Lenses",
            "of `Greeter`",
            "Greeter 19 references, greet 7 references, greetAll 2 references",
            Navigation::lenses),

    RENAME_COMPONENT(
            "Rename",
            "the component of `Herald`: problems then, and files that changed",
            "none; Herald",
            project -> Renaming.rename(project, "application/Herald.java", "Greeter greeter", "greeter", "voice")),
    RENAME_TYPE_PARAMETER(
            "",
            "the type parameter of `Porter`",
            "none; Porter",
            project -> Renaming.rename(project, "application/Porter.java", "<T extends", "T", "KEY")),
    RENAME_LOCAL(
            "",
            "the local emissary `Night`",
            "none; Main",
            project -> Renaming.rename(project, "application/Main.java", "Night(Greeter", "Night", "Dusk")),
    RENAME_MEMBER(
            "",
            "`Porter.welcome`",
            "none; Main, Porter",
            project -> Renaming.rename(project, "application/Porter.java", "String welcome(", "welcome", "receive")),
    RENAME_METHOD(
            "",
            "`Greeter.greet`",
            "none; Corner, Greeter, Herald, Main, Polite, Porter",
            project -> Renaming.rename(project, "library/Greeter.java", "String greet(", "greet", "salute")),
    RENAME_CALL(
            "",
            "`greet` in `desk.greet(…)`",
            "none; Corner, Greeter, Herald, Main, Polite, Porter",
            project -> Renaming.rename(project, "application/Main.java", "desk.greet(", "greet", "salute")),
    RENAME_TYPE(
            "",
            "`Desk`",
            "none; Counter, Main",
            project -> Renaming.rename(project, "library/Desk.java", "Desk(", "Desk", "Counter")),
    RENAME_INTERFACE(
            "",
            "`Greeter`",
            "none; Corner, Desk, Herald, Main, Polite, Porter, Welcomer",
            project -> Renaming.rename(project, "library/Greeter.java", "interface Greeter", "Greeter", "Welcomer")),
    ORGANIZE_IMPORTS(
            "Organize imports",
            "of a file with an interface in its explicit list only",
            "library.Greeter, library.Polite",
            Renaming::organizeImports),
    ;

    /** What is asked about a project without a build tool too. */
    static final Set<Feature> UNMANAGED = EnumSet.of(
            FULL_BUILD,
            TYPING_USE,
            COMPLETION_SAME_FILE,
            SIGNATURE,
            FORMATTING_NO_BODY,
            FOLDING,
            OPEN_CALL,
            HOVER,
            IMPLEMENTATIONS,
            CALLERS,
            RENAME_METHOD,
            RENAME_TYPE,
            ORGANIZE_IMPORTS);

    /** Asks the question. */
    interface Probe {
        /** Returns the answer; whoever fails does not answer. */
        String ask(Project project) throws Exception;
    }

    private final String area;
    private final String question;
    private final String answer;
    private final Probe probe;

    Feature(String area, String question, String answer, Probe probe) {
        this.area = area;
        this.question = question;
        this.answer = answer;
        this.probe = probe;
    }

    /** Returns what an editor calls the feature, or an empty text where it is that of the constant before. */
    String area() {
        return area;
    }

    /** Returns what is asked, in Markdown. */
    String question() {
        return question;
    }

    /** Returns the answer that is right. */
    String answer() {
        return answer;
    }

    /** Asks a server about a project, and leaves the project as it was. */
    String ask(Project project) throws IOException {
        try {
            return probe.ask(project);
        } catch (Exception | LinkageError failure) {
            return "none: " + failure;
        } finally {
            project.reset();
        }
    }
}
