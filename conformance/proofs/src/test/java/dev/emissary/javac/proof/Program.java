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
 * @param header the header of the emissary
 */
record Program(long seed, String types, Header header) {
    /** The simple name of every emissary. */
    static final String EMISSARY = "Em";

    /** The line in which the first type begins. */
    private static final long FIRST_LINE = 3;

    private static final String IMPORTS = "import java.io.*; import java.util.*; import java.util.function.*;"
            + " import java.util.concurrent.Callable;\n";

    /**
     * The header of an emissary, and what its body declares whatever is delegated.
     *
     * @param typeParameters its type parameters with brackets, or an empty text
     * @param components its components
     * @param explicit the explicit list, empty without one
     * @param targets the component that each type of it names, or an empty text
     * @param listed the implements clause, empty without one
     * @param byHand declarations of the body
     * @param form how it is written
     */
    record Header(
            String typeParameters,
            List<Component> components,
            List<String> explicit,
            List<String> targets,
            List<String> listed,
            List<String> byHand,
            Form form) {
        private static final Header NONE =
                new Header("", List.of(), List.of(), List.of(), List.of(), List.of(), Form.RECORD);
    }

    /** How an emissary is written: as a record, or by the keyword with the annotation's list or with a clause. */
    enum Form {
        RECORD,
        KEYWORD,
        CLAUSE
    }

    /**
     * A component.
     *
     * @param type its type
     * @param name its name
     */
    record Component(String type, String name) {
        @Override
        public String toString() {
            return type + " " + name;
        }
    }

    /** Makes the programs of successive seeds; first each has only a class whose fields show which types are legal. */
    static List<Program> of(long firstSeed, int count) {
        Map<Program, RandomTypes> drawn = new LinkedHashMap<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            drawn.put(new Program(seed, "", Header.NONE), new RandomTypes(new Dice(seed)));
        }
        Set<Program> open = new HashSet<>(drawn.keySet());
        while (!open.isEmpty()) {
            HierarchyModel model = drafts(drawn, open);
            open.removeIf(one -> !drawn.get(one).repair(model.errors(one.fileName()), FIRST_LINE));
        }
        ReferenceTypes types = drafts(drawn, drawn.keySet()).types();
        List<Program> all = new ArrayList<>();
        drawn.forEach((one, draft) -> all.add(
                new RandomHeader(new Dice(-one.seed()), draft, types, types.type(one.packageName() + "." + EMISSARY))
                        .program(one.seed())));
        return all;
    }

    private static HierarchyModel drafts(Map<Program, RandomTypes> drawn, Set<Program> some) {
        Map<String, String> sources = new LinkedHashMap<>();
        some.forEach(
                one -> sources.put(one.fileName(), one.source(drawn.get(one).text(true))));
        return HierarchyModel.of(sources);
    }

    /** Returns the name of the package, which is the program's own. */
    String packageName() {
        return "p" + Long.toHexString(seed);
    }

    /** Returns the qualified name of the file. */
    String fileName() {
        return packageName() + ".P" + Long.toHexString(seed);
    }

    /** Returns a source file with the types and something more. */
    String source(String declaration) {
        return "package " + packageName() + ";\n" + IMPORTS + types + declaration;
    }

    /** Returns the line of {@link #source} in which the declaration begins. */
    long declarationLine() {
        return FIRST_LINE + types.lines().count();
    }

    /** Returns a source file in which plain fields have the types that the header mentions. */
    String probe() {
        String fields = header.components().stream()
                .map(component -> " " + component + ";")
                .collect(Collectors.joining());
        return source("abstract class " + EMISSARY + header.typeParameters() + " {" + fields + "\n"
                + numbered(header.explicit(), "explicit")
                + numbered(header.listed(), "listed")
                + String.join("", header.byHand())
                + "}\n");
    }

    private static String numbered(List<String> types, String name) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> "    " + types.get(i) + " " + name + "$" + i + ";\n")
                .collect(Collectors.joining());
    }

    /** Returns a source file with the emissary, its whole header in the first line of the declaration. */
    String emissary(List<String> methods) {
        boolean named = header.targets().stream().noneMatch(String::isEmpty);
        String word = switch (header.form()) {
            case RECORD -> "@dev.emissary.Emissary" + (named ? "" : list("")) + " record ";
            case KEYWORD ->
                header.explicit().isEmpty() ? "emissary " : "@dev.emissary.Emissary" + list("") + " emissary ";
            case CLAUSE -> "emissary ";
        };
        String head = word
                + EMISSARY
                + header.typeParameters()
                + header.components().stream()
                        .map(component ->
                                header.form() == Form.RECORD && header.targets().contains(component.name())
                                        ? "@dev.emissary.Emissary" + list(component.name()) + " " + component
                                        : component.toString())
                        .collect(Collectors.joining(", ", "(", ")"));
        if (header.form() == Form.CLAUSE) {
            head += IntStream.range(0, header.explicit().size())
                    .mapToObj(i -> header.explicit().get(i)
                            + (header.targets().get(i).isEmpty()
                                    ? ""
                                    : " to " + header.targets().get(i)))
                    .collect(Collectors.joining(", ", " delegates ", ""));
        }
        if (!header.listed().isEmpty()) {
            head += " implements " + String.join(", ", header.listed());
        }
        if (header.form() != Form.RECORD && methods.isEmpty() && header.byHand().isEmpty()) {
            return source(head + ";\n");
        }
        return source(head + " {\n" + String.join("", header.byHand()) + String.join("", methods) + "}\n");
    }

    /** Returns the list of an annotation, of the types that name a component. */
    private String list(String target) {
        return IntStream.range(0, header.explicit().size())
                .filter(i -> header.targets().get(i).equals(target))
                .mapToObj(i -> header.explicit().get(i) + ".class")
                .collect(Collectors.joining(", ", "({", "})"));
    }
}
