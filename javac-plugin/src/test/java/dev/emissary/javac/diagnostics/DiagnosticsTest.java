package dev.emissary.javac.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Mark;
import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages of the plugin and their examples, checked against each other (EM-DIAG-1, EM-DIAG-2, EM-CONF-1). */
class DiagnosticsTest {
    /**
     * What a message shows after lines that end in a colon, up to a line "or", other than those in which javac explains
     * types.
     */
    private static final Pattern DECLARATION = Pattern.compile("(?m)^  (?!where ).*:\\n((?:  (?!or\\n).*(?<!:)\\n)+)");

    @TempDir
    private static Path directory;

    static List<Message> messages() {
        return Message.all();
    }

    static List<Example> examples() {
        return Example.all();
    }

    @Test
    void everyMessageHasOneExampleAndEveryExampleHasAMessage() {
        List<String> keys = messages().stream().map(Message::key).toList();
        assertThat(keys).doesNotHaveDuplicates().allMatch(key -> key.matches("emissary\\.(err|warn|note)(\\.[a-z]+)+"));
        assertThat(examples()).extracting(Example::key).containsExactlyInAnyOrderElementsOf(keys);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void textSaysWhatIsWrongAndOnFurtherLinesWhatToWriteInstead(Message message) {
        assertThat(message.lines())
                .hasSizeGreaterThan(1)
                .noneMatch(String::isBlank)
                .noneMatch(line -> line.matches(".*[^.]\\."))
                .allMatch(line -> line.matches("[a-z@{\\[].*"));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void commentOfAMessageDocumentsItsArguments(Message message) {
        assertThat(message.documentedArguments()).isEqualTo(message.arguments());
        if (message.arguments() == 0) {
            assertThat(message.comment()).isEqualTo("# no arguments\n");
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleGivesWhatItAnnouncesAndIsRepairedAsTheMessageShows(Example example) throws IOException {
        assertThat(example.clauses()).allMatch(clause -> clause.matches("EM-[A-Z]+-\\d+"));
        List<String> announced = example.mistaken().announced();
        assertThat(announced).anyMatch(line -> line.endsWith(" " + example.key()));
        Compiled mistaken = example.mistaken().compiled(directory);
        assertThat(mistaken.diagnostics())
                .as(mistaken.printed())
                .extracting(Diagnostic::at)
                .containsExactlyInAnyOrderElementsOf(announced);
        String said = mistaken.diagnostics().stream()
                .map(message -> message.text() + "\n")
                .collect(Collectors.joining());
        assertThat(said).doesNotContainPattern("\\{\\d").doesNotContain("''");
        List<String> repaired =
                lines(String.join("\n", example.repaired().files().values()));
        Matcher declaration = DECLARATION.matcher(said);
        while (declaration.find()) {
            assertThat(repaired).containsSequence(lines(declaration.group(1)));
        }
        assertThat(example.repaired().announced()).isEmpty();
        example.repaired().compiled(directory).clean();
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).toList();
    }

    /**
     * An example, kept below its key in the file of its topic.
     *
     * @param key the key of the message, for instance {@code emissary.err.modifier}
     * @param mistaken the program that the message is about
     * @param repaired the program without the mistake
     */
    private record Example(String key, Program mistaken, Program repaired) {
        private static final Path EXAMPLES = Checkout.file("javac-plugin/src/test/resources/diagnostics");

        /** Returns all examples, in the order of their keys. */
        static List<Example> all() {
            return SectionedFile.all(EXAMPLES).stream().map(Example::of).toList();
        }

        private static Example of(SectionedFile file) {
            return new Example(
                    "emissary." + file.name(), Program.of(file.sections("")), Program.of(file.sections("fixed")));
        }

        /** Returns the clauses of the specification that the example is about, the closest first. */
        List<String> clauses() {
            return List.of(mistaken.setting("clauses").split(", "));
        }

        @Override
        public String toString() {
            return key;
        }
    }

    /**
     * A message.
     *
     * @param key its key
     * @param pattern its text with {@code {0}} and so on for the arguments
     * @param comment the comment above it, which says what the arguments are
     */
    private record Message(String key, String pattern, String comment) {
        private static final Path BUNDLE =
                Checkout.file("emissary-rules/src/main/resources/dev/emissary/rules/messages.properties");
        /** A message; the parts of messages, emissary.misc, are seen in the whole. */
        private static final Pattern ENTRY = Pattern.compile("(?m)((?:^#.*\\n)*)^(emissary\\.(?!misc\\.)[\\w.]+)=");

        private static final Pattern DOCUMENTED = Pattern.compile("(\\d+):");

        /** Returns all messages in the order of the bundle. */
        static List<Message> all() {
            try {
                String bundle = Files.readString(BUNDLE);
                Properties texts = new Properties();
                texts.load(new StringReader(bundle));
                List<Message> all = new ArrayList<>();
                Matcher entry = ENTRY.matcher(bundle);
                while (entry.find()) {
                    all.add(new Message(entry.group(2), texts.getProperty(entry.group(2)), entry.group(1)));
                }
                return all;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        /** Returns the lines of the text. */
        List<String> lines() {
            return pattern.lines().toList();
        }

        /** Returns the number of arguments that the text is filled in with. */
        int arguments() {
            return new MessageFormat(pattern).getFormatsByArgumentIndex().length;
        }

        /** Returns the number of arguments that the comment explains. */
        int documentedArguments() {
            return DOCUMENTED
                    .matcher(comment)
                    .results()
                    .map(number -> Integer.parseInt(number.group(1)) + 1)
                    .reduce(0, (first, last) -> last);
        }
    }

    /**
     * A program.
     *
     * @param files the texts of its files by name, without the comments at their beginning that say how to compile them
     * @param settings what these comments say, by the word before the colon
     */
    private record Program(Map<String, String> files, Map<String, List<String>> settings) {
        /** Returns the program of some sections. */
        static Program of(List<Section> sections) {
            Program program = new Program(new TreeMap<>(), new TreeMap<>());
            for (Section section : sections) {
                program.files.put(section.file(), section.text());
                program.settings.putAll(section.settings().values());
            }
            return program;
        }

        /** Compiles the program in a directory of its own below another one, as its comments say. */
        Compiled compiled(Path below) throws IOException {
            Path directory = Files.createTempDirectory(below, "program");
            List<Path> paths = new ArrayList<>();
            for (Map.Entry<String, String> file : files.entrySet()) {
                paths.add(Files.writeString(directory.resolve(file.getKey()), file.getValue()));
            }
            List<String> options = new ArrayList<>(List.of("-Xlint:all"));
            String plugin = "-Xplugin:Emissary " + setting("options");
            options.add(plugin.replace(" desugar=", " desugar=" + directory + File.separator)
                    .strip());
            options.addAll(
                    List.of("-cp", setting("library").equals("none") ? directory.toString() : Javac.classPath()));
            if (!setting("javac").isEmpty()) {
                options.addAll(List.of(setting("javac").split(" ")));
            }
            String[] broken = setting("broken").split(" ");
            Javac javac = broken.length == 1
                    ? Javac.withPluginOfTests()
                    : Javac.withPluginsOf(new BrokenPlugin(broken[0], broken[1]));
            return javac.withOptions(options.toArray(String[]::new)).compile(Javac.files(paths));
        }

        private String setting(String name) {
            return Mark.removed(String.join(" ", settings.getOrDefault(name, List.of())));
        }

        /**
         * Returns the diagnostics that comments at the ends of lines announce, each as {@code File.java:line key}, or as
         * {@code :0 key} where the line is one that says how to compile.
         */
        List<String> announced() {
            return Stream.concat(
                            settings.values().stream()
                                    .flatMap(List::stream)
                                    .flatMap(setting -> Mark.inLine("", 0, setting).stream()),
                            files.entrySet().stream().flatMap(file -> Mark.in(file.getKey(), file.getValue()).stream()))
                    .map(mark -> mark.file() + ":" + mark.line() + " " + mark.key())
                    .toList();
        }
    }
}
