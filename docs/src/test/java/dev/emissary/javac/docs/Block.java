package dev.emissary.javac.docs;

import java.util.List;
import java.util.Optional;

/**
 * A fenced block.
 *
 * @param language the word after the fence, for instance {@code java}, or an empty string
 * @param notes the HTML comments right before it, for instance {@code keyword} or {@code rejected: KEY}
 * @param text what is between the fences
 * @param line the line of the first fence, from 1
 * @param section the number of headings before it
 */
record Block(String language, List<String> notes, String text, int line, int section) {
    Block {
        notes = List.copyOf(notes);
    }

    /** Whether there is a note that consists of a word. */
    boolean is(String word) {
        return notes.contains(word);
    }

    /** Returns what follows after {@code word:} in a note. */
    Optional<String> note(String word) {
        return notes.stream()
                .filter(note -> note.startsWith(word + ": "))
                .map(note -> note.substring(word.length() + 2).strip())
                .findFirst();
    }

    /** Whether a line of the block is a command that begins in one of these ways, after the prompt. */
    boolean hasCommand(String... beginnings) {
        return text.lines()
                .anyMatch(
                        line -> List.of(beginnings).stream().anyMatch(beginning -> line.startsWith("$ " + beginning)));
    }
}
