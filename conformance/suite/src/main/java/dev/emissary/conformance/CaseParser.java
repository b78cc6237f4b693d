package dev.emissary.conformance;

import dev.emissary.conformance.ClassExpectation.Aspect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A reader of one case of a file: a heading, a header, and sections with files. */
final class CaseParser {
    private static final int FIRST_JDK = 17;
    private static final String CASE = "//// case: ";
    private static final Pattern FILE = Pattern.compile("([a-z]+)/[a-z-]+\\.java");
    private static final Pattern HEADING = Pattern.compile(CASE + "([a-z0-9-]+)(?: \\((.+)\\))?");
    private static final Pattern SECTION = Pattern.compile("//// (?:(same|step ([2-9])): )?([\\w/$-]+\\.java)");

    private static final String RUN = "\n// run:\n";
    private static final String MAIN =
            "\nclass Main { public static void main(String[] arguments) throws Exception {\n";

    private static final Set<String> WORDS = Set.of(
            "clauses",
            "claim",
            "forms",
            "given",
            "imports",
            "jdk",
            "options",
            "warnings",
            "plain",
            "prints",
            "processor",
            "says",
            "library",
            "together",
            "without");

    private final String name;
    private final String place;
    private final String imports;
    private final Map<Integer, List<SourceFile>> steps = new TreeMap<>();
    private final List<SourceFile> same = new ArrayList<>();

    private CaseParser(String name, String place, List<String> imports) {
        this.name = name;
        this.place = place;
        this.imports = imports.stream()
                .map(types -> "import " + types + "; ")
                .collect(Collectors.joining())
                .strip();
    }

    /**
     * Reads the cases of a file.
     *
     * @param file its path, with the topic
     * @param given finds a file of types that cases share, by its name
     */
    static List<ConformanceCase> parse(String file, String text, Function<String, Optional<SourceFile>> given) {
        Matcher path = FILE.matcher(file);
        require(path.matches(), file, "the path is not TOPIC/subject.java");
        List<String> lines = text.lines().toList();
        require(
                !lines.isEmpty() && lines.get(0).matches("// .*\\."),
                file,
                "the first line does not say the subject, in a sentence with a full stop");
        Header common = header(file, lines, 1, Map.of());
        int start = common.end();
        while (start < lines.size() && lines.get(start).isBlank()) {
            start++;
        }
        require(start < lines.size() && lines.get(start).startsWith(CASE), file, "there is no case after its header");
        List<ConformanceCase> cases = new ArrayList<>();
        while (start < lines.size()) {
            int end = start + 1;
            while (end < lines.size() && !lines.get(end).startsWith(CASE)) {
                end++;
            }
            String place = file + ":" + (start + 1);
            Matcher heading = HEADING.matcher(lines.get(start));
            require(heading.matches(), place, "a case is headed //// case: name-in-small-letters (EM-FWD-1, EM-FWD-3)");
            Header header = header(place, lines, start + 1, common.values());
            List<String> clauses = heading.group(2) == null ? header.list("clauses") : Header.listed(heading.group(2));
            cases.add(new CaseParser(path.group(1) + "/" + heading.group(1), place, header.list("imports"))
                    .parse(lines.subList(0, end), header, clauses, given));
            start = end;
        }
        return cases;
    }

    private static Header header(String place, List<String> lines, int start, Map<String, List<String>> common) {
        Header header = Header.of(place, lines, start, common);
        for (String word : header.values().keySet()) {
            require(
                    WORDS.contains(word) || Aspect.of(word).isPresent(),
                    place,
                    "a header has no line \"// " + word + ":\"; its lines are "
                            + String.join(", ", new TreeSet<>(WORDS)) + ", and with the name of a class "
                            + String.join(", ", Aspect.words()));
        }
        return header;
    }

    private ConformanceCase parse(
            List<String> lines, Header header, List<String> clauses, Function<String, Optional<SourceFile>> given) {
        for (String shared : header.list("given")) {
            SourceFile source = given.apply(shared)
                    .orElseThrow(() -> new CaseFormatException(place + ": there is no given/" + shared + ".java"));
            steps.computeIfAbsent(1, step -> new ArrayList<>()).add(source);
        }
        readSections(lines, header.end());
        if (header.line("forms").isPresent()) {
            steps.values().forEach(files -> files.forEach(file -> same.add(file.inAnnotationForm())));
        }
        String options = header.line("options").orElse("");
        ConformanceCase result = new ConformanceCase(
                name,
                place,
                clauses,
                header.line("claim").orElseGet(this::nameAsSentence),
                header.line("jdk").map(Integer::valueOf).orElse(FIRST_JDK),
                words(Mark.removed(options)),
                warnings(header),
                header.line("library").isEmpty(),
                Mark.inLine("", 0, options),
                header.lines("says").orElse(List.of()),
                header.lines("prints"),
                header.classes(),
                header.list("without"),
                List.copyOf(steps.values()),
                header.line("processor").orElse(""),
                header.line("plain").isPresent(),
                header.line("together").isPresent(),
                List.copyOf(same));
        check(result);
        return result;
    }

    /** Returns the claim of a case whose name says it all. */
    private String nameAsSentence() {
        String words = name.substring(name.indexOf('/') + 1).replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** A program that is accepted deserves no warning that the case does not announce, unless it says so. */
    private boolean warnings(Header header) {
        boolean accepted = steps.values().stream()
                .flatMap(List::stream)
                .flatMap(source -> source.marks().stream())
                .noneMatch(mark -> mark.kind() == Kind.ERROR);
        return switch (header.line("warnings").orElse(accepted ? "all" : "any")) {
            case "all" -> true;
            case "any" -> false;
            default -> throw new CaseFormatException(place + ": warnings are \"all\" or \"any\"");
        };
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" "));
    }

    /** Reads what follows the header: one file without a heading, or several. */
    private void readSections(List<String> lines, int start) {
        int end = endOfSection(lines, start);
        if (end == lines.size()) {
            addTo(1, SourceFile.unnamed(imports + text(lines, start, end)));
        }
        for (int heading = end; heading < lines.size(); heading = end) {
            end = endOfSection(lines, heading + 1);
            addSection(lines.get(heading), text(lines, heading + 1, end));
        }
    }

    private static int endOfSection(List<String> lines, int start) {
        int end = start;
        while (end < lines.size() && !lines.get(end).startsWith("//// ")) {
            end++;
        }
        return end;
    }

    /**
     * Every file gets as many lines at its beginning as stand before it, so that its lines are those of the whole; its
     * package or its imports come before the first one. Statements become the method of a class {@code Main}.
     */
    private static String text(List<String> lines, int start, int end) {
        String text = "\n".repeat(start)
                + String.join("\n", lines.subList(start, end)).stripTrailing() + "\n";
        return text.contains(RUN) ? text.replace(RUN, MAIN) + "} }\n" : text;
    }

    private void addTo(int step, SourceFile source) {
        steps.computeIfAbsent(step, number -> new ArrayList<>()).add(source);
    }

    private void addSection(String heading, String text) {
        Matcher section = SECTION.matcher(heading);
        require(
                section.matches(),
                place,
                "\"" + heading + "\" is no section; sections are headed"
                        + " //// File.java, //// step 2: File.java, //// same: File.java");
        String path = section.group(3);
        int slash = path.lastIndexOf('/');
        String beginning =
                slash < 0 ? imports : "package " + path.substring(0, slash).replace('/', '.') + ";";
        SourceFile source = new SourceFile(path, beginning + text);
        if (section.group(2) != null) {
            addTo(Integer.parseInt(section.group(2)), source);
        } else if (section.group(1) == null) {
            addTo(1, source);
        } else {
            same.add(source);
        }
    }

    private void check(ConformanceCase result) {
        require(!result.clauses().isEmpty(), "names no clause");
        require(result.clauses().stream().allMatch(clause -> clause.matches("EM-[A-Z]+-\\d+")), "names no clauses");
        require(result.claim().endsWith("."), "claims nothing in a sentence with a full stop");
        require(!steps.isEmpty(), "has no source");
        boolean rejected = result.rejected();
        require(
                !rejected || (result.prints().isEmpty() && result.classes().isEmpty() && same.isEmpty()),
                "is rejected and expects something of its classes");
        require(
                result.says().isEmpty()
                        || !result.marks().isEmpty()
                        || !result.processor().isEmpty(),
                "expects a text and no message");
        require(result.processor().isEmpty() || steps.size() > 1, "has a processor and no step before the last");
        require(
                result.marks().stream()
                                .noneMatch(mark -> mark.kind() == Kind.WARNING
                                        && mark.key().isEmpty())
                        || result.warnings(),
                "expects warnings of the language and does not say \"// warnings: all\"");
    }

    private void require(boolean condition, String mistake) {
        require(condition, place, "the case " + mistake);
    }

    private static void require(boolean condition, String place, String mistake) {
        if (!condition) {
            throw new CaseFormatException(place + ": " + mistake);
        }
    }
}
