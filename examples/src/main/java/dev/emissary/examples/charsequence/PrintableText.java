package dev.emissary.examples.charsequence;

import dev.emissary.Emissary;

/**
 * A text that keeps the promise of {@link CharSequence#toString()} as well, with a method written by hand.
 *
 * <p>An emissary forwards no toString, so that it cannot tell on its delegate by accident. Here the characters are
 * meant to be seen; the String object behind them is still kept, because a copy is returned.
 */
@Emissary(CharSequence.class)
public record PrintableText(String s) {
    @Override
    public String toString() {
        return new StringBuilder(s).toString();
    }
}
