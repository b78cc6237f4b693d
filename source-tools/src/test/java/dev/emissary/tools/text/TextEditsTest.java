package dev.emissary.tools.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes of a text that leave everything else as it is. */
class TextEditsTest {
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void deletesLinesWithTheBlankOnesAroundThem(String end) {
        String text = "{" + end + "  a;" + end + end + "\tb;  " + end + end + "  c;" + end + "}";
        TextEdits edits = new TextEdits(text);
        edits.deleteLines(text.indexOf('b'), text.indexOf('b') + 2);
        assertThat(edits.apply()).isEqualTo("{" + end + "  a;" + end + end + "  c;" + end + "}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void deletesTheFirstAndTheLastMember(String end) {
        String text = "{" + end + end + "  a;" + end + end + "  b;" + end + end + "  c;" + end + "}";
        TextEdits edits = new TextEdits(text);
        edits.deleteLines(text.indexOf('a'), text.indexOf('a') + 2);
        assertThat(edits.apply()).isEqualTo("{" + end + end + "  b;" + end + end + "  c;" + end + "}");
        edits = new TextEdits(text);
        edits.deleteLines(text.indexOf('c'), text.indexOf('c') + 2);
        assertThat(edits.apply()).isEqualTo("{" + end + end + "  a;" + end + end + "  b;" + end + "}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void knowsTheLineEndOfTheText(String end) {
        assertThat(new TextEdits("a" + end + "b" + end).lineEnd()).isEqualTo(end);
    }
}
