package dev.emissary.javac.testing;

import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.util.List;

/**
 * A pair of a source, for instance an emissary, and another one that a tool makes of it, for instance plain Java.
 *
 * @param file the part of a file with the source, of which lines after {@code //-} and {@code //+} make the other one
 */
public record GoldenPair(SectionedFile file) {
    public GoldenPair {
        if (!file.sections().stream().map(Section::kind).toList().equals(List.of("", "fixed"))) {
            throw new AssertionError(file.path() + " has other sections than a source that is changed");
        }
    }

    /** Returns all pairs of a directory of the repository, in the order of their names. */
    public static List<GoldenPair> all(String directory) {
        return SectionedFile.all(Checkout.file(directory)).stream()
                .map(GoldenPair::new)
                .toList();
    }

    /** Returns a pair of a directory by its name. */
    public static GoldenPair of(String directory, String name) {
        return all(directory).stream()
                .filter(pair -> pair.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns its name, which is that of its main class. */
    public String name() {
        return file.name();
    }

    /** Returns what a comment at the beginning says, or an empty text. */
    public String setting(String name) {
        return file.sections().get(0).settings().line(name).orElse("");
    }

    /** Returns the source. */
    public String source() {
        return file.sections().get(0).text();
    }

    /** Returns what is made of it. */
    public String plain() {
        return file.sections().get(1).text();
    }

    /** Fails if the other one is another text than a test generates. */
    public void mustStandFor(String generated, Class<?> test) {
        if (generated.equals(plain())) {
            return;
        }
        GeneratedText all = new GeneratedText(file.path());
        String heading = "//// " + file.sections().get(0).file() + "\n";
        int start = all.text().indexOf(heading, all.text().indexOf("////// " + name() + "\n")) + heading.length();
        int next = all.text().indexOf("////// ", start);
        all.mustBe(
                all.text().substring(0, start)
                        + changes(source().lines().toList(), generated.lines().toList())
                        + (next < 0 ? "" : all.text().substring(next)),
                test);
    }

    /** Returns every line of both texts once, marked if it is in one only, by a longest common subsequence. */
    private static String changes(List<String> old, List<String> changed) {
        int[][] common = commonLines(old, changed);
        StringBuilder text = new StringBuilder();
        for (int i = 0, j = 0; i < old.size() || j < changed.size(); ) {
            String line;
            if (i < old.size() && j < changed.size() && old.get(i).equals(changed.get(j))) {
                line = old.get(i++);
                j++;
            } else if (i < old.size() && (j == changed.size() || common[i + 1][j] >= common[i][j + 1])) {
                line = "//- " + old.get(i++);
            } else {
                line = "//+ " + changed.get(j++);
            }
            text.append(line.stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** Returns for each two suffixes how many lines they have in common, in order. */
    private static int[][] commonLines(List<String> old, List<String> changed) {
        int[][] common = new int[old.size() + 1][changed.size() + 1];
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = changed.size() - 1; j >= 0; j--) {
                common[i][j] = old.get(i).equals(changed.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    /** Returns the qualified name of the class that it is named after. */
    public String className() {
        String otherName = SourceFile.qualifiedName(source());
        return otherName.substring(0, otherName.lastIndexOf('.') + 1) + name();
    }

    @Override
    public String toString() {
        return name();
    }
}
