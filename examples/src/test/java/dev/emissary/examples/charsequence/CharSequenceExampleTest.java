package dev.emissary.examples.charsequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the three texts can be used for, and what they do not give away, as the program prints it. */
class CharSequenceExampleTest {
    private static final String TABLE = """
                                      String | AsCharSequence | AsText | PrintableText
                cast to String | gets "to be..." | ClassCastException | ClassCastException | ClassCastException
                instanceof String | true | false | false | false
                subSequence over all | String | AsCharSequence | AsText | PrintableText

              What reads the characters needs nothing else
                length() | 18 | 18 | 18 | 18
                contentEquals | true | true | true | true
                regex \\w+ finds | [be, not, or, to] | [be, not, or, to] | [be, not, or, to] | [be, not, or, to]
                StringBuilder.append | to be or not to be | to be or not to be | to be or not to be | to be or not to be

              What calls toString() gets Object's (here without the package), unless one is written by hand
                String.valueOf | to be or not to be | AsCharSequence@HASH | AsText@HASH | to be or not to be
                String.join | to be or not to be | AsCharSequence@HASH | AsText@HASH | to be or not to be
                toString() == secret | true | false | false | false
            """;

    @Test
    void printsTheDifference() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new CharSequenceExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run("to be or not to be");
        String text = printed.toString(StandardCharsets.UTF_8).replaceAll("\\R", "\n");
        assertThat(text.replaceAll("(?<=\\S) {2,}", " | ").replaceAll("@[0-9a-f]+ ", "@HASH "))
                .endsWith(TABLE);
    }
}
