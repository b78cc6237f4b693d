package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program with one emissary, which is called {@code Em}.
 *
 * @param seed what it was made from
 * @param types the declarations of its other types
 * @param typeParameters the emissary's type parameters with brackets, or an empty text
 * @param components its components
 * @param explicit the explicit list, empty without one
 * @param targets the component that each type of it names, or an empty text
 * @param listed the implements clause, empty without one
 * @param byHand what the body declares whatever is delegated
 * @param form how it is written
 */
record Program(
        long seed,
        String types,
        String typeParameters,
        List<Component> components,
        List<String> explicit,
        List<String> targets,
        List<String> listed,
        List<String> byHand,
        Form form) {
    /** The simple name of every emissary. */
    static final String EMISSARY = "Em";

    /** The line in which the first type begins. */
    private static final long FIRST_LINE = 3;

    private static final String IMPORTS = "import java.io.*; import java.util.*; import java.util.function.*;"
            + " import java.util.concurrent.Callable;\n";

    /** How an emissary is written: as a record, or by the keyword with the annotation's list or with a clause. */
    enum Form {
        RECORD,
        KEYWORD,
        CLAUSE
    }

    /** A component. */
    record Component(String type, String name) {
        @Override
        public String toString() {
            return type + " " + name;
        }
    }

    /** Makes the programs of successive seeds; first each has only a class whose fields show which types are legal. */
    static List<Program> of(long firstSeed, int count) {
        Map<Long, RandomTypes> drawn = new LinkedHashMap<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            drawn.put(seed, new RandomTypes(new Dice(seed)));
        }
        Set<Long> open = new HashSet<>(drawn.keySet());
        while (!open.isEmpty()) {
            JavacModel model = drafts(drawn, open);
            open.removeIf(seed -> !drawn.get(seed).repair(JavacModel.in(fileName(seed), model.errors()), FIRST_LINE));
        }
        ReferenceTypes types = drafts(drawn, drawn.keySet()).types();
        List<Program> all = new ArrayList<>();
        drawn.forEach((seed, draft) ->
                all.add(new RandomHeader(new Dice(-seed), draft, types, types.type(packageName(seed) + "." + EMISSARY))
                        .program(seed)));
        return all;
    }

    private static JavacModel drafts(Map<Long, RandomTypes> drawn, Set<Long> some) {
        Map<String, String> sources = new LinkedHashMap<>();
        some.forEach(
                seed -> sources.put(fileName(seed), source(seed, drawn.get(seed).text(true))));
        return JavacModel.of(List.of(), sources);
    }

    private static String packageName(long seed) {
        return "p" + Long.toHexString(seed);
    }

    private static String fileName(long seed) {
        return packageName(seed) + ".P" + Long.toHexString(seed);
    }

    private static String source(long seed, String types) {
        return "package " + packageName(seed) + ";\n" + IMPORTS + types;
    }

    /** Returns the name of the package, which is the program's own. */
    String packageName() {
        return packageName(seed);
    }

    /** Returns the qualified name of the file. */
    String fileName() {
        return fileName(seed);
    }

    /** Returns a source file with the types and something more. */
    String source(String declaration) {
        return source(seed, types + declaration);
    }

    /** Returns the line of {@link #source} in which the declaration begins. */
    long declarationLine() {
        return FIRST_LINE + types.lines().count();
    }

    /** Returns a source file in which plain fields have the types that the header mentions. */
    String probe() {
        String fields =
                components.stream().map(component -> " " + component + ";").collect(Collectors.joining());
        return source("abstract class " + EMISSARY + typeParameters + " {" + fields + "\n"
                + numbered(explicit, "explicit")
                + numbered(listed, "listed")
                + String.join("", byHand)
                + "}\n");
    }

    private static String numbered(List<String> types, String name) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> "    " + types.get(i) + " " + name + "$" + i + ";\n")
                .collect(Collectors.joining());
    }

    /** Returns a source file with the emissary, its whole header in the first line of the declaration. */
    String emissary(List<String> methods) {
        boolean named = targets.stream().noneMatch(String::isEmpty);
        String word = switch (form) {
            case RECORD -> "@dev.emissary.Emissary" + (named ? "" : list("")) + " record ";
            case KEYWORD -> explicit.isEmpty() ? "emissary " : "@dev.emissary.Emissary" + list("") + " emissary ";
            case CLAUSE -> "emissary ";
        };
        String head = word
                + EMISSARY
                + typeParameters
                + components.stream()
                        .map(component -> form == Form.RECORD && targets.contains(component.name())
                                ? "@dev.emissary.Emissary" + list(component.name()) + " " + component
                                : component.toString())
                        .collect(Collectors.joining(", ", "(", ")"));
        if (form == Form.CLAUSE) {
            head += IntStream.range(0, explicit.size())
                    .mapToObj(i -> explicit.get(i) + (targets.get(i).isEmpty() ? "" : " to " + targets.get(i)))
                    .collect(Collectors.joining(", ", " delegates ", ""));
        }
        if (!listed.isEmpty()) {
            head += " implements " + String.join(", ", listed);
        }
        if (form != Form.RECORD && methods.isEmpty() && byHand.isEmpty()) {
            return source(head + ";\n");
        }
        return source(head + " {\n" + String.join("", byHand) + String.join("", methods) + "}\n");
    }

    /** Returns the list of an annotation, of the types that name a component. */
    private String list(String target) {
        return IntStream.range(0, explicit.size())
                .filter(i -> targets.get(i).equals(target))
                .mapToObj(i -> explicit.get(i) + ".class")
                .collect(Collectors.joining(", ", "({", "})"));
    }
}
