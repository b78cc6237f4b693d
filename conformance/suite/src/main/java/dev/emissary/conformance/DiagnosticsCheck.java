package dev.emissary.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A comparison of the marks of a compilation with its diagnostics: each mark has its diagnostic, and each error, each
 * diagnostic about an emissary and, where warnings are asked for, each warning has its mark.
 */
final class DiagnosticsCheck {
    private static final Pattern STACK_TRACE = Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(");

    private final List<Mark> open;
    private final boolean warnings;
    private final List<String> failures = new ArrayList<>();

    private DiagnosticsCheck(List<Mark> marks, boolean warnings) {
        open = new ArrayList<>(marks);
        this.warnings = warnings;
    }

    /**
     * Returns the differences.
     *
     * @param marks the marks
     * @param warnings whether warnings of the language have marks
     * @param output what the compiler said, with files named as in the marks
     */
    static List<String> differences(List<Mark> marks, boolean warnings, CompilerOutput output) {
        DiagnosticsCheck check = new DiagnosticsCheck(marks, warnings);
        boolean rejected = marks.stream().anyMatch(mark -> mark.kind() == Kind.ERROR);
        check.compare(output.diagnostics());
        if (check.failures.isEmpty() && output.success() == rejected) {
            check.failures.add(
                    rejected
                            ? "expected that it does not compile; it compiles"
                            : "expected that it" + " compiles; it does not, without an error: "
                                    + oneLine(output.other()));
        }
        if (STACK_TRACE.matcher(output.other()).find()) {
            check.failures.add("expected no stack trace; printed " + oneLine(output.other()));
        }
        return check.failures;
    }

    private void compare(List<Diagnostic> diagnostics) {
        List<Diagnostic> unmarked = new ArrayList<>();
        // A key is matched before the marks that any message can match.
        diagnostics.stream().filter(one -> !removeMark(one, one.key())).forEach(unmarked::add);
        for (Mark mark : open.stream().filter(mark -> mark.key().isEmpty()).toList()) {
            List<Diagnostic> found =
                    diagnostics.stream().filter(each -> matches(mark, each)).toList();
            boolean one = mark.which() == Mark.Which.ONE;
            if (one ? found.size() == 1 : !found.isEmpty()) {
                open.remove(mark);
            }
            // Only one is allowed, so the second is unexpected.
            unmarked.removeAll(one && !found.isEmpty() ? found.subList(0, 1) : found);
        }
        open.forEach(mark -> failures.add("expected " + mark + "; came " + near(mark, unmarked)));
        unmarked.stream().filter(this::matters).forEach(one -> failures.add("unexpected " + one));
    }

    private boolean removeMark(Diagnostic diagnostic, String key) {
        return open.stream()
                .filter(mark -> mark.key().equals(key) && !key.isEmpty() && matches(mark, diagnostic))
                .findFirst()
                .map(open::remove)
                .orElse(false);
    }

    private static boolean matches(Mark mark, Diagnostic diagnostic) {
        return mark.kind() == diagnostic.kind()
                && (mark.somewhere() || mark.line() == diagnostic.line())
                && mark.file().equals(diagnostic.file())
                && (mark.column() == 0 || diagnostic.column() == 0 || mark.column() == diagnostic.column())
                && (mark.key().isEmpty()
                        ? mark.which() == Mark.Which.ANY || !diagnostic.aboutEmissaries()
                        : mark.key().equals(diagnostic.key()));
    }

    private boolean matters(Diagnostic diagnostic) {
        return diagnostic.kind() == Kind.ERROR
                || diagnostic.aboutEmissaries()
                || (warnings && diagnostic.kind() == Kind.WARNING);
    }

    private static String near(Mark mark, List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .filter(one -> one.kind() == mark.kind())
                .map(Diagnostic::toString)
                .findFirst()
                .orElse("none");
    }

    static String oneLine(String text) {
        return String.join(" | ", text.strip().lines().map(String::strip).toList());
    }
}
