package dev.emissary.javac.proof;

import com.sun.source.tree.MethodTree;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The shape of a forwarder's text (EM-FWD-4, EM-FWD-5): {@code return this.c.m(args);}, or
 * {@code R r = this.c.m(args); return r == this.c ? this : r;}. The delegate and arguments may be cast, and nothing else.
 */
final class ForwarderShape {
    private static final String CASTS = "(?:\\([^()]+\\) ?)";
    private static final String FIELD = "(?:(?:this\\.)?\\w+|\\(" + CASTS + "+(?:this\\.)?\\w+\\))";

    private ForwarderShape() {}

    /** Whether a method has it. */
    static boolean is(MethodTree method) {
        String call =
                FIELD + "\\.(?:<[^()]*>)?" + Pattern.quote(method.getName().toString())
                        + method.getParameters().stream()
                                .map(parameter -> CASTS + "?"
                                        + Pattern.quote(parameter.getName().toString()))
                                .collect(Collectors.joining(", ", "\\(", "\\)"));
        String body = method.getBody().toString().replaceAll("\\s+", " ").strip();
        return body.matches("\\{ (?:return )?" + call + "; }")
                || body.matches(
                        "\\{ [^={}]* (\\w+) = " + call + "; return \\(?\\1 == " + FIELD + "\\)? \\? this : \\1; }");
    }
}
