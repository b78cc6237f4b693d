package dev.emissary.examples.charsequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the three texts can be used for, and what they do not give away. */
class CharSequenceExampleTest {

    private static final String SECRET = "to be or not to be";

    static Stream<CharSequence> texts() {
        return Stream.of(KeywordForm.of(SECRET), new AsText(SECRET), new PrintableText(SECRET));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void cannotBeCastBackToString(CharSequence text) {
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> ((String) text).length());
        assertThat(text instanceof String).isFalse();
        assertThat(CharSequenceExample.castToString(text)).isEqualTo("ClassCastException");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void doesNotHandTheStringOutAsItsOwnSubsequence(CharSequence text) {
        assertThat(text.subSequence(0, text.length())).isSameAs(text);
        assertThat(text.subSequence(3, 5)).isEqualTo("be");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isReadCharacterByCharacter(CharSequence text) {
        assertThat(text.length()).isEqualTo(SECRET.length());
        assertThat(SECRET.contentEquals(text)).isTrue();
        assertThat(CharSequence.compare(SECRET, text)).isZero();
        assertThat(new StringBuilder().append(text).toString()).isEqualTo(SECRET);
        assertThat(text.chars().count()).isEqualTo(SECRET.length());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isSearchedByRegularExpressions(CharSequence text) {
        assertThat(Pattern.matches("(to be) or not \\1", text)).isTrue();
        assertThat(CharSequenceExample.words(text)).containsExactly("be", "not", "or", "to");
        assertThat(Pattern.compile("\\bbe\\b").matcher(text).replaceAll("see")).isEqualTo("to see or not to see");
    }

    @Test
    void printsAsAnObjectUnlessToStringIsWrittenByHand() {
        for (CharSequence text : List.of(KeywordForm.of(SECRET), new AsText(SECRET))) {
            String objects = text.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(text));
            assertThat(String.valueOf(text)).isEqualTo(objects);
            assertThat(String.join("|", text, "x")).isEqualTo(objects + "|x");
        }
        assertThat(String.join("|", new PrintableText(SECRET), "x")).isEqualTo(SECRET + "|x");
        assertThat(new PrintableText(SECRET).toString()).isEqualTo(SECRET).isNotSameAs(SECRET);
    }

    @Test
    void bothFormsDeclareTheSameKindOfClass() {
        Class<?> keyword = KeywordForm.of(SECRET).getClass();
        assertThat(keyword.getSimpleName()).isEqualTo("AsCharSequence");
        assertThat(Modifier.isPrivate(keyword.getModifiers())).isTrue();
        for (Class<?> type : List.of(keyword, AsText.class)) {
            assertThat(type.getInterfaces()).containsExactly(CharSequence.class);
            assertThat(type.getSuperclass()).isEqualTo(dev.emissary.lang.Emissary.class);
            assertThat(Modifier.isFinal(type.getModifiers())).isTrue();
            assertThat(type.isRecord()).isFalse();
        }
        assertThat(methods(keyword)).isEqualTo(methods(AsText.class)).contains("charAt", "length", "subSequence");
    }

    @Test
    void printsTheDifference() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new CharSequenceExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run(SECRET);
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .containsPattern("instanceof String +true +false +false +false")
                .containsPattern("String.join +" + SECRET + " +AsCharSequence@\\w+ +AsText@\\w+ +" + SECRET);
    }

    private static List<String> methods(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .map(m -> m.getName())
                .sorted()
                .toList();
    }
}
