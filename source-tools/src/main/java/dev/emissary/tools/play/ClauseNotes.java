package dev.emissary.tools.play;

import dev.emissary.tools.play.Clauses.Clause;
import dev.emissary.tools.play.PlainClass.Forwarder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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
        add("EM-DEL-1", plain, "delegates to " + String.join(", ", plain.delegates()));
        add(
                "EM-CLASS-1",
                plain,
                "final" + (plain.superclass().isEmpty() ? "" : ", extends " + plain.superclass())
                        + (plain.interfaces().isEmpty()
                                ? ""
                                : ", implements " + String.join(", ", plain.interfaces())));
        if (!program.superclass()) {
            add("EM-OPT-3", plain, "superclass=none: extends Object");
        }
        constructors(plain);
        forwarders(plain);
        if (!plain.refusals().isEmpty()) {
            add("EM-CLASS-5", plain, "refuses serialization by " + String.join(", ", plain.refusals()));
        }
    }

    private void constructors(PlainClass plain) {
        if (plain.hasImplicitConstructor()) {
            add("EM-CTOR-1", plain, "has an implicit canonical constructor");
        } else {
            add("EM-CTOR-3", plain, "has a canonical constructor that is written by hand");
        }
    }

    private void forwarders(PlainClass plain) {
        List<Forwarder> forwarders = plain.forwarders();
        if (!forwarders.isEmpty()) {
            add("EM-FWD-1", plain, count(forwarders) + ": " + names(forwarders));
        }
        List<Forwarder> defaults =
                forwarders.stream().filter(Forwarder::isDefault).toList();
        if (!defaults.isEmpty()) {
            add("EM-FWD-1", plain, "callers get the delegate's own version of default methods: " + names(defaults));
        }
        List<Forwarder> fluent =
                forwarders.stream().filter(Forwarder::returnsItself).toList();
        if (!fluent.isEmpty()) {
            add("EM-FWD-5", plain, "return the emissary for a delegate that returns itself: " + names(fluent));
        }
        if (!plain.byHand().isEmpty()) {
            add("EM-FWD-6", plain, "written by hand, not forwarded: " + String.join(", ", plain.byHand()));
        }
    }

    private void add(String id, PlainClass plain, String text) {
        Clause clause = clauses.get(id);
        notes.add(new Note(id, clause == null ? "" : clause.title(), plain.name(), text));
    }

    private static String count(List<Forwarder> forwarders) {
        return forwarders.size() == 1 ? "1 forwarder" : forwarders.size() + " forwarders";
    }

    private static String names(List<Forwarder> forwarders) {
        return forwarders.stream().map(Forwarder::method).collect(Collectors.joining(", "));
    }
}
