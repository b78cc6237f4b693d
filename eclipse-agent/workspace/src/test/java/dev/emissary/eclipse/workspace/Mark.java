package dev.emissary.eclipse.workspace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.compiler.IProblem;

/**
 * A problem as a person sees it.
 *
 * @param severity {@code error}, {@code warning} or {@code info}
 * @param file the name of the file, or of the project for a problem without a place
 * @param line the line, from 1 on
 * @param text what is underlined
 * @param message what is said
 */
record Mark(String severity, String file, int line, String text, String message) {

    static Mark of(IMarker marker) throws CoreException, IOException {
        int begin = marker.getAttribute(IMarker.CHAR_START, -1);
        int end = marker.getAttribute(IMarker.CHAR_END, -1);
        String text = "";
        if (begin >= 0 && marker.getResource() instanceof IFile file) {
            text = new String(file.getContents(true).readAllBytes(), StandardCharsets.UTF_8).substring(begin, end);
        }
        String severity = switch (marker.getAttribute(IMarker.SEVERITY, -1)) {
            case IMarker.SEVERITY_ERROR -> "error";
            case IMarker.SEVERITY_WARNING -> "warning";
            default -> "info";
        };
        return new Mark(
                severity,
                marker.getResource().getName(),
                marker.getAttribute(IMarker.LINE_NUMBER, 0),
                text,
                marker.getAttribute(IMarker.MESSAGE, ""));
    }

    static Mark of(IProblem problem, String file, String source) {
        return new Mark(
                problem.isError() ? "error" : problem.isWarning() ? "warning" : "info",
                file,
                problem.getSourceLineNumber(),
                source.substring(problem.getSourceStart(), problem.getSourceEnd() + 1),
                problem.getMessage());
    }

    /** Returns what is said, below a line that says where. */
    @Override
    public String toString() {
        return "%s line %d, %s at \"%s\"\n%s\n"
                .formatted(file, line, severity, text, message.strip().indent(4).stripTrailing());
    }

    /** Returns where the problem is, as in {@code Main.java: write}. */
    String place() {
        return file + ": " + text;
    }
}
