package dev.emissary.tools.play;

import java.util.ArrayList;
import java.util.List;

/** Says what clauses of the specification mean for a program: for its messages, and for each of its emissaries. */
final class ClauseNotes {
    private ClauseNotes() {}

    /**
     * What a clause says about a program.
     *
     * @param clause the identifier of the clause
     * @param title its title
     * @param about the emissary, or the line, that it is about
     * @param text what it says
     */
    record Note(String clause, String title, String about, String text) {}

    static List<Note> of(Clauses clauses, List<Message> messages, List<PlainClass> classes) {
        List<Note> notes = new ArrayList<>();
        for (Message message : messages) {
            String text =
                    message.kind() + ": " + message.text().lines().findFirst().orElse("");
            for (String id : clauses.about(message.key())) {
                notes.add(new Note(id, clauses.title(id), "line " + message.line(), text));
            }
        }
        for (PlainClass plain : classes) {
            plain.notes()
                    .forEach(note -> notes.add(
                            new Note(note.clause(), clauses.title(note.clause()), plain.name(), note.text())));
        }
        return notes;
    }
}
