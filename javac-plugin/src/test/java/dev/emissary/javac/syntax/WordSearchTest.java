package dev.emissary.javac.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.syntax.WordSearch.Mention;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests that no text with the word is overlooked, wherever the word is and however its letters are written (EM-FORM-2).
 */
class WordSearchTest {
    private static final Pattern WORD = Pattern.compile("[eE]missary|\\\\u+00(45|65|6[dD]|69|73|61|72|79)");

    private static boolean mentions(String text) {
        // What is around the range belongs to another text.
        String around = "emissary\\u0065" + text + "\\u0065emissary";
        return WordSearch.in(around.toCharArray(), 14, 14 + text.length(), false) == Mention.WORD;
    }

    @Test
    void itIsFoundAsByARegularExpression() {
        Random random = new Random(8);
        String[] parts = {
            "emissar", "y", "Emissar", "E", "\\", "u", "00", "0", "6", "5", "d", "D", "9", "7", "3", " ", "\\u00", "e"
        };
        int found = 0;
        for (int round = 0; round < 200_000; round++) {
            StringBuilder text = new StringBuilder();
            int count = random.nextInt(12);
            for (int i = 0; i < count; i++) {
                text.append(parts[random.nextInt(parts.length)]);
            }
            boolean expected = WORD.matcher(text).find();
            assertThat(mentions(text.toString())).as(text.toString()).isEqualTo(expected);
            found += expected ? 1 : 0;
        }
        assertThat(found).isBetween(2_000, 180_000);
    }

    @Test
    void misspelledWordIsFoundBeforeAName() {
        for (String word : new String[] {"emisary", "emmisary", "emissery", "Emissary", "emissari", "emissarry"}) {
            for (String text : new String[] {"%s D(X x);", "\n %s\tD <T>(X x)", "static %s D(", "necessary %s D("}) {
                assertThat(mentionsMisspelled(text.formatted(word))).as(word).isTrue();
            }
            assertThat(mentionsMisspelled(word + " d; " + word + "()")).as(word).isFalse();
        }
        assertThat(mentionsMisspelled("emissary D(X x); emission D(); necessary E();"))
                .isFalse();
    }

    private static boolean mentionsMisspelled(String text) {
        return WordSearch.in(text.toCharArray(), 0, text.length(), true) == Mention.MISSPELLED;
    }
}
