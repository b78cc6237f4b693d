package dev.emissary.javac.testing;

import dev.emissary.javac.testing.SectionedFile.Section;
import java.nio.file.Path;
import java.util.List;

/**
 * A pair of an emissary and the plain Java that it stands for.
 *
 * @param file the part of a file with both, the emissary first
 */
public record GoldenPair(SectionedFile file) {
    private static final Path PAIRS = Checkout.file("javac-plugin/src/test/resources/desugar");

    public GoldenPair {
        if (!file.sections().stream().map(Section::kind).toList().equals(List.of("", "plain"))) {
            throw new AssertionError(file.path() + " has other sections than an emissary and plain Java");
        }
    }

    /** Returns all pairs in the order of their names. */
    public static List<GoldenPair> all() {
        return SectionedFile.all(PAIRS).stream().map(GoldenPair::new).toList();
    }

    /** Returns a pair by its name. */
    public static GoldenPair of(String name) {
        return all().stream().filter(pair -> pair.name().equals(name)).findFirst().orElseThrow();
    }

    /** Returns its name, which is that of its main class. */
    public String name() {
        return file.name();
    }

    /** Returns what a comment at the beginning says, or an empty text. */
    public String setting(String name) {
        return file.sections().get(0).settings().getOrDefault(name, "");
    }

    /** Returns the source with the emissary. */
    public String source() {
        return file.sections().get(0).text();
    }

    /** Returns the plain Java. */
    public String plain() {
        return file.sections().get(1).text();
    }

    /** Fails if the plain Java is another text than a test generates. */
    public void mustStandFor(String generated, Class<?> test) {
        GeneratedText all = new GeneratedText(file.path());
        String heading = "//// plain: " + file.sections().get(1).file() + "\n";
        int start = all.text().indexOf(heading, all.text().indexOf("////// " + name() + "\n")) + heading.length();
        String after = all.text().substring(start + plain().length());
        all.mustBe(all.text().substring(0, start) + generated + after, test);
    }

    /** Returns the qualified name of the class that it is named after. */
    public String className() {
        String otherName = SourceText.qualifiedName(source());
        return otherName.substring(0, otherName.lastIndexOf('.') + 1) + name();
    }

    @Override
    public String toString() {
        return name();
    }
}
