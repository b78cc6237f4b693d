package dev.emissary.eclipse.agent;

import dev.emissary.conformance.ClassFile;
import dev.emissary.conformance.CompilerOutput;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program without emissaries of which ecj alone does what excuses a case of the conformance suite, or a difference from
 * javac in the class file of an emissary. The comments before it say why, and which cases or interfaces; those in it how
 * often a text is in a class file, and at the end of a line how many errors ecj has there.
 *
 * @param file the name of its file
 * @param text the program
 * @param excuses the names of the cases
 * @param differs the names of the JDK's interfaces
 * @param problems how many problems there are in each line
 * @param texts how often each text occurs in each class file
 */
record Twin(
        String file,
        String text,
        List<String> excuses,
        List<String> differs,
        Map<Integer, Integer> problems,
        Map<String, Integer> texts) {
    private static final Pattern MARK = Pattern.compile("// ecj: (\\d+)$");
    private static final Pattern WRITES = Pattern.compile("// writes in (\\w+: )(\\d+) of (.+)");

    /** Returns all there are. */
    static Stream<Twin> all() {
        return SectionedFile.all(Checkout.file("eclipse-agent/src/test/twins.java")).stream()
                .map(twin -> read(twin.sections().get(0)));
    }

    private static Twin read(Section section) {
        Map<Integer, Integer> problems = new TreeMap<>();
        Map<String, Integer> texts = new TreeMap<>();
        List<String> lines = section.text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher mark = MARK.matcher(lines.get(i));
            Matcher writes = WRITES.matcher(lines.get(i));
            if (mark.find()) {
                problems.put(i + 1, Integer.valueOf(mark.group(1)));
            } else if (writes.matches()) {
                texts.put(writes.group(1) + writes.group(3), Integer.valueOf(writes.group(2)));
            }
        }
        return new Twin(
                section.file(),
                section.text(),
                section.settings().list("excuses"),
                section.settings().list("differs"),
                problems,
                texts);
    }

    /** Returns how many problems ecj has in each line. */
    static Map<Integer, Integer> problemsIn(CompilerOutput output) {
        Map<Integer, Integer> found = new TreeMap<>();
        output.diagnostics().forEach(one -> found.merge(one.line(), 1, Integer::sum));
        return found;
    }

    /** Returns how often the texts occur in class files. */
    Map<String, Integer> textsIn(Path classes) throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        for (String key : texts.keySet()) {
            int end = key.indexOf(": ");
            String text = new ClassFile(Files.readAllBytes(classes.resolve(key.substring(0, end) + ".class"))).text();
            found.put(key, text.split(Pattern.quote(key.substring(end + 2)), -1).length - 1);
        }
        return found;
    }

    @Override
    public String toString() {
        return file;
    }
}
