package dev.emissary.examples.charsequence;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that shows what can be done with a String that cannot be cast back to String, and what cannot. */
public final class CharSequenceExample {
    private static final Pattern WORD = Pattern.compile("\\w+");

    private CharSequenceExample() {}

    /** Runs the program. */
    public static void main(String... args) {
        String secret = "to be or not to be";
        List<CharSequence> texts =
                List.of(secret, KeywordForm.of(secret), new AsText(secret), new PrintableText(secret));
        System.out.println();
        System.out.println("CHAR SEQUENCE: a String that cannot be cast back");
        System.out.println("  declared      private emissary AsCharSequence(CharSequence s);");
        System.out.println("                @Emissary(CharSequence.class) public record AsText(String s) {}");
        System.out.println("                @Emissary(CharSequence.class) public record PrintableText(String s) {...}");
        System.out.println();
        show("", texts, text -> text.getClass().getSimpleName());
        show("cast to String", texts, CharSequenceExample::castToString);
        show("instanceof String", texts, text -> text instanceof String);
        show(
                "subSequence over all",
                texts,
                text -> text.subSequence(0, text.length()).getClass().getSimpleName());

        System.out.printf("%n  What reads the characters needs nothing else%n");
        show("length()", texts, CharSequence::length);
        show("contentEquals", texts, secret::contentEquals);
        show("regex \\w+ finds", texts, CharSequenceExample::words);
        show("StringBuilder.append", texts, text -> new StringBuilder().append(text));

        System.out.printf(
                "%n  What calls toString() gets Object's (here without the package), unless one is written by hand%n");
        show("String.valueOf", texts, text -> withoutPackage(String.valueOf(text)));
        show("String.join", texts, text -> withoutPackage(String.join("", List.of(text))));
        show("toString() == secret", texts, text -> text.toString() == secret);
    }

    /** Casts to String and says what came of it. */
    private static String castToString(CharSequence text) {
        try {
            return "gets \"" + ((String) text).substring(0, 5) + "...\"";
        } catch (ClassCastException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Finds the words of a text, and keeps each only once. */
    private static Set<String> words(CharSequence text) {
        Set<String> words = new TreeSet<>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    private static String withoutPackage(String objectsText) {
        return objectsText.replaceFirst("^.*[.$](?=\\w+@)", "");
    }

    private static void show(String question, List<CharSequence> texts, Function<CharSequence, Object> answer) {
        Object[] cells = texts.stream().map(answer).toArray();
        System.out.printf("    %-22s%-20s%-25s%-20s%s%n", question, cells[0], cells[1], cells[2], cells[3]);
    }
}
