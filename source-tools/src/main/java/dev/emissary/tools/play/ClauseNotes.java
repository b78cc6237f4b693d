package dev.emissary.tools.play;

import dev.emissary.tools.play.Clauses.Clause;
import dev.emissary.tools.play.PlainClass.Forwarder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Says what clauses of the specification mean for a program: for its messages, and for each of its emissaries. */
final class ClauseNotes {
    private final Clauses clauses;
    private final List<Note> notes = new ArrayList<>();

    /**
     * What a clause says about a program.
     *
     * @param clause the identifier of the clause
     * @param title its title
     * @param about the emissary, or the line, that it is about
     * @param text what it says
     */
    record Note(String clause, String title, String about, String text) {}

    private ClauseNotes(Clauses clauses) {
        this.clauses = clauses;
    }

    static List<Note> of(Clauses clauses, Program program, List<Message> messages, List<PlainClass> classes) {
        ClauseNotes notes = new ClauseNotes(clauses);
        messages.forEach(notes::message);
        classes.forEach(plain -> notes.plainClass(plain, program));
        return List.copyOf(notes.notes);
    }

    private void message(Message message) {
        String first = message.text().lines().findFirst().orElse("");
        for (Clause clause : clauses.about(message.key())) {
            notes.add(new Note(clause.id(), clause.title(), "line " + message.line(), message.kind() + ": " + first));
        }
    }

    private void plainClass(PlainClass plain, Program program) {
        add("EM-DEL-1", plain, "delegates to ", plain.delegates());
        String superclass = plain.superclass().isEmpty() ? "" : ", extends " + plain.superclass();
        String interfaces = plain.interfaces().isEmpty() ? "" : ", implements " + String.join(", ", plain.interfaces());
        add("EM-CLASS-1", plain, "final" + superclass + interfaces, List.of(""));
        add("EM-OPT-3", plain, "superclass=none: extends Object", program.superclass() ? List.of() : List.of(""));
        if (plain.hasImplicitConstructor()) {
            add("EM-CTOR-1", plain, "has an implicit canonical constructor", List.of(""));
        } else {
            add("EM-CTOR-3", plain, "has a canonical constructor that is written by hand", List.of(""));
        }
        List<Forwarder> all = plain.forwarders();
        add("EM-FWD-1", plain, all.size() + (all.size() == 1 ? " forwarder: " : " forwarders: "), names(all, any -> true));
        String defaults = "callers get the delegate's own version of default methods: ";
        add("EM-FWD-1", plain, defaults, names(all, Forwarder::isDefault));
        String fluent = "return the emissary for a delegate that returns itself: ";
        add("EM-FWD-5", plain, fluent, names(all, Forwarder::returnsItself));
        add("EM-FWD-6", plain, "written by hand, not forwarded: ", plain.byHand());
        add("EM-CLASS-5", plain, "refuses serialization by ", plain.refusals());
    }

    /** Adds a note about some methods or types, unless there are none. */
    private void add(String id, PlainClass plain, String text, List<String> what) {
        if (!what.isEmpty()) {
            Clause clause = clauses.get(id);
            notes.add(new Note(
                    id, clause == null ? "" : clause.title(), plain.name(), text + String.join(", ", what)));
        }
    }

    private static List<String> names(List<Forwarder> forwarders, Predicate<Forwarder> wanted) {
        return forwarders.stream().filter(wanted).map(Forwarder::method).toList();
    }
}
