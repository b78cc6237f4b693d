package dev.emissary.javac.proof;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Changes of a text that leave its syntax right and make an error of its types, most of them in a supertype. */
final class SemanticChanges {
    private static final Pattern LIST = Pattern.compile("(?<=\\w)<[^<>;{}()]+(?:<[^<>;{}()]+>[^<>;{}()]*)*>");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*+");
    private static final Pattern NAME_ALONE = Pattern.compile("\\b[A-Z]\\w*+(?!<)");
    private static final Pattern IMPORT = Pattern.compile("import [^;]*;");
    private static final Pattern CLAUSE =
            Pattern.compile("(?<=\\b(?:extends|implements|delegates|permits) )[^{;()]*[\\w>]");
    private static final Pattern DECLARATION =
            Pattern.compile("\\b(?:class|interface|record|enum|emissary) \\w+[^{;]*(?=[{;])");
    private static final Pattern MEMBER = Pattern.compile("[^{};]*(?:;|\\{[^{}]*(?:\\{[^{}]*}[^{}]*)*})");
    private static final Pattern BOUND = Pattern.compile(" (?:extends|super|&) [\\w.]+(?:<[^<>]*>)?(?=[,>])");
    private static final List<String> ARGUMENTS =
            List.of("?", "? extends Missing", "? super String", "int", "Missing", "String", "Object[]");

    /** One kind of change: what takes the place of a random match of a pattern. */
    private record Kind(Pattern pattern, Rewriting rewriting) {}

    private interface Rewriting {
        String of(String place, String text, RandomGenerator random);
    }

    private static final List<Kind> KINDS = List.of(
            new Kind(LIST, SemanticChanges::otherNumber),
            new Kind(
                    NAME_ALONE,
                    (name, text, random) -> name + "<" + argument(text, random)
                            + (random.nextBoolean() ? ", " + argument(text, random) : "") + ">"),
            new Kind(
                    LIST,
                    (list, text, random) -> list.replaceFirst(
                            random.nextBoolean() ? "(?<=^<)[^,>]+" : "[^,<]+(?=>$)", argument(text, random))),
            new Kind(IMPORT, (declaration, text, random) -> ""),
            new Kind(CLAUSE, SemanticChanges::otherClause),
            // Most often a type of the same text, so that there may be a cycle.
            new Kind(CLAUSE, (types, text, random) -> typeName(text, random) + ", " + types),
            new Kind(
                    DECLARATION,
                    (head, text, random) -> head
                            + (head.matches("(?:interface|class).*") ? " extends " : " implements ")
                            + typeName(text, random)),
            new Kind(NAME, (name, text, random) -> typeName(text, random)),
            new Kind(MEMBER, (member, text, random) -> member + member),
            new Kind(BOUND, (bound, text, random) -> ""));

    private SemanticChanges() {}

    /** Changes a text in one place; a text without a place for the kind of change stays as it is. */
    static String change(String text, RandomGenerator random) {
        Kind kind = KINDS.get(random.nextInt(KINDS.size()));
        return any(kind.pattern(), text, random)
                .map(place -> text.substring(0, place.start())
                        + kind.rewriting().of(place.group(), text, random)
                        + text.substring(place.end()))
                .orElse(text);
    }

    /** Takes a type argument or parameter away, repeats it, or takes the whole list. */
    private static String otherNumber(String list, String text, RandomGenerator random) {
        return switch (random.nextInt(3)) {
            case 0 -> "";
            case 1 -> list.replaceFirst("<([^,<>]*)", "<$1, $1");
            default -> list.replaceFirst("<[^,<>]*,?", "<");
        };
    }

    /** Says what another clause says, or turns the names of one around. */
    private static String otherClause(String types, String text, RandomGenerator random) {
        String other = any(CLAUSE, text, random).map(MatchResult::group).orElse(types);
        return other.equals(types) ? types.replaceFirst("(.*), (.*)", "$2, $1") : other;
    }

    private static String argument(String text, RandomGenerator random) {
        return random.nextBoolean() ? ARGUMENTS.get(random.nextInt(ARGUMENTS.size())) : typeName(text, random);
    }

    /** Returns the name of a type that the text mentions, or of one that does not exist. */
    private static String typeName(String text, RandomGenerator random) {
        return random.nextInt(5) == 0
                ? "Missing"
                : any(NAME, text, random).map(MatchResult::group).orElse("Missing");
    }

    private static Optional<MatchResult> any(Pattern pattern, String text, RandomGenerator random) {
        List<MatchResult> all = pattern.matcher(text).results().toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }
}
