package dev.emissary.javac.proof;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An annotation in a random program of twins.
 *
 * @param id its number, which is its value too, so that no two are the same
 * @param kind its type
 * @param ofDeclaration whether it was said of a type variable, and so of what begins with that as well
 */
record Note(int id, Kind kind, boolean ofDeclaration) {
    /** An annotation type, by its targets and its retention. */
    enum Kind {
        /** A type annotation that is visible at run time. */
        A("TYPE_USE", "RUNTIME"),
        /** A type annotation in class files only. */
        B("TYPE_USE", "CLASS"),
        /** A type annotation in sources only. */
        S("TYPE_USE", "SOURCE"),
        /** A repeatable type annotation. */
        R("TYPE_USE", "RUNTIME"),
        /** One of methods and parameters as well. */
        M("TYPE_USE, METHOD, PARAMETER", "RUNTIME"),
        /** One of fields as well. */
        F("TYPE_USE, FIELD", "CLASS"),
        /** One of type parameters as well. */
        P("TYPE_USE, TYPE_PARAMETER", "RUNTIME"),
        /** A declaration annotation. */
        D("METHOD, PARAMETER, TYPE_PARAMETER", "RUNTIME"),
        /** One without a target, which is a declaration annotation. */
        N("", "CLASS");

        private final String targets;
        private final String retention;

        Kind(String targets, String retention) {
            this.targets = targets;
            this.retention = retention;
        }

        boolean isOfTypes() {
            return targets.startsWith("TYPE_USE");
        }

        boolean isRepeatable() {
            return this == R;
        }

        /** Returns the declaration of the annotation type. */
        String declaration() {
            String target = targets.isEmpty() ? "" : "@Target({" + targets + "}) ";
            String repeatable = isRepeatable() ? "@Repeatable(" + name() + "s.class) " : "";
            return "@Retention(RetentionPolicy." + retention + ") " + target + repeatable + "public @interface "
                    + name() + " { int value(); }";
        }
    }

    /** Returns the text of annotations, each with a blank after it. */
    static String text(List<Note> notes) {
        return notes.stream()
                .map(note -> "@" + note.kind + "(" + note.id + ") ")
                .collect(Collectors.joining());
    }

    /** Returns what is said of a type that stands in for a type variable: what is said of that, and then of itself. */
    static List<Note> merge(List<Note> ofVariable, List<Note> ofArgument) {
        List<Note> result = new java.util.ArrayList<>();
        ofVariable.forEach(note -> result.add(new Note(note.id, note.kind, true)));
        ofArgument.stream()
                .filter(note -> ofVariable.stream().noneMatch(other -> other.kind == note.kind))
                .forEach(result::add);
        return result;
    }
}
