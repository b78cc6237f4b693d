package dev.emissary.conformance.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reader of the text of one case: a header, and sections with files. */
final class CaseParser {
    private static final int FIRST_JDK = 17;
    private static final Pattern SECTION = Pattern.compile("//// (?:(fixed|same|step ([2-9])): )?([\\w/$-]+\\.java)");

    private final String file;
    private final String name;
    private final Map<Integer, List<SourceFile>> steps = new TreeMap<>();
    private final List<SourceFile> fixed = new ArrayList<>();
    private final List<SourceFile> same = new ArrayList<>();

    private CaseParser(String name) {
        this.name = name;
        this.file = name + CaseFiles.EXTENSION;
    }

    /**
     * Reads a case.
     *
     * @param given finds a file of types that cases share, by its name
     */
    static ConformanceCase parse(String name, String text, Function<String, Optional<SourceFile>> given) {
        return new CaseParser(name).parse(text.lines().toList(), given);
    }

    private ConformanceCase parse(List<String> lines, Function<String, Optional<SourceFile>> given) {
        Header header = Header.of(file, lines);
        addGiven(header, given);
        readSections(lines, header.length());
        String options = header.line("options").orElse("");
        ConformanceCase result = new ConformanceCase(
                name,
                header.list("clauses"),
                header.line("claim").orElse(""),
                header.line("jdk").map(Integer::valueOf).orElse(FIRST_JDK),
                words(Mark.removed(options)),
                warnings(header),
                header.line("library").isEmpty(),
                Mark.inLine("", 0, options),
                header.lines("says").orElse(List.of()),
                header.line("main").orElse("Main"),
                header.lines("prints"),
                header.classes(),
                header.list("without"),
                List.copyOf(steps.values()),
                List.copyOf(fixed),
                header.line("processor").orElse(""),
                header.line("plain").isPresent(),
                header.line("order").isPresent(),
                header.line("together").isPresent(),
                List.copyOf(same));
        check(result);
        return result;
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
            default -> throw new CaseFormatException(file + ": warnings are \"all\" or \"any\"");
        };
    }

    private void addGiven(Header header, Function<String, Optional<SourceFile>> given) {
        for (String shared : header.list("given")) {
            SourceFile source = given.apply(shared)
                    .orElseThrow(() -> new CaseFormatException(file + ": there is no given/" + shared + ".java"));
            steps.computeIfAbsent(1, step -> new ArrayList<>()).add(source);
        }
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" "));
    }

    /** Every file gets as many blank lines at its beginning as stand before it, so that lines are those of the case. */
    private void readSections(List<String> lines, int headerLength) {
        int start = -1;
        for (int i = 0; i <= lines.size(); i++) {
            if (i == lines.size() || lines.get(i).startsWith("//// ")) {
                if (start >= 0) {
                    addSection(lines.get(start), "\n".repeat(start + 1) + text(lines.subList(start + 1, i)));
                } else if (i == lines.size()) {
                    String text = text(lines.subList(headerLength, lines.size()));
                    steps.computeIfAbsent(1, step -> new ArrayList<>())
                            .add(SourceFile.unnamed("\n".repeat(headerLength) + text));
                }
                start = i;
            }
        }
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    private void addSection(String heading, String text) {
        Matcher section = SECTION.matcher(heading);
        if (!section.matches()) {
            throw new CaseFormatException(file + ": \"" + heading + "\" is no section; sections are headed"
                    + " //// File.java, //// step 2: File.java, //// fixed: File.java, //// same: File.java");
        }
        SourceFile source = new SourceFile(section.group(3), text);
        if (section.group(2) != null) {
            steps.computeIfAbsent(Integer.valueOf(section.group(2)), step -> new ArrayList<>())
                    .add(source);
        } else if (section.group(1) == null) {
            steps.computeIfAbsent(1, step -> new ArrayList<>()).add(source);
        } else {
            (section.group(1).equals("fixed") ? fixed : same).add(source);
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
        if (!condition) {
            throw new CaseFormatException(file + ": the case " + mistake);
        }
    }
}
