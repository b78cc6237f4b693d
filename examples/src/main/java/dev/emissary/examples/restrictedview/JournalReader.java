package dev.emissary.examples.restrictedview;

import dev.emissary.Emissary;

/** The end of a journal that can only be read: a live view, not a copy. */
@Emissary
public record JournalReader(StringBuilder journal) implements CharSequence {
    /** Returns what the journal says now, as every character sequence has to. */
    @Override
    public String toString() {
        return journal.toString();
    }
}
