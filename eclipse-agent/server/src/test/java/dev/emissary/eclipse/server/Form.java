package dev.emissary.eclipse.server;

import java.util.Locale;
import java.util.regex.Pattern;

/** A form of the declaration of an emissary; the sources of the projects are written in the annotation form. */
enum Form {
    ANNOTATION,
    KEYWORD;

    private static final Pattern DECLARATION =
            Pattern.compile("@Emissary(?:\\(\\{(\\w+)[.]class}\\))?\\s+(public )?record (\\w+[^)]*\\))( \\{})?");

    /** Returns a source that is written in the annotation form in this form. */
    String of(String source) {
        if (this == ANNOTATION) {
            return source;
        }
        return DECLARATION
                .matcher(source)
                .replaceAll(declaration -> (declaration.group(2) == null ? "" : "public ") + "emissary "
                        + declaration.group(3)
                        + (declaration.group(1) == null ? "" : " delegates " + declaration.group(1))
                        + (declaration.group(4) == null ? "" : ";"))
                .replaceFirst("import dev[.]emissary[.](Emissary|\\*);\n", "");
    }

    /** Returns what begins the explicit list of an emissary, before the name of its first interface. */
    String list() {
        return this == ANNOTATION ? "@Emissary({" : ") delegates ";
    }

    /** Returns the keyword of a declaration. */
    String keyword() {
        return this == ANNOTATION ? "record" : "emissary";
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
