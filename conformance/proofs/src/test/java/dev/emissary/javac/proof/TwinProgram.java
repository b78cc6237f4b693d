package dev.emissary.javac.proof;

import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import dev.emissary.javac.proof.TwinType.Named;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random program of twins: interfaces, an emissary of some of them, and the class that somebody writes in its place.
 *
 * @param seed what it was made from
 * @param parts how many parts it has that could be left out
 * @param types the declarations of interfaces and classes
 * @param emissary the emissary
 * @param byHand the class
 * @param methods how many methods are forwarded
 * @param features what is in it
 */
record TwinProgram(
        long seed, int parts, String types, String emissary, String byHand, int methods, Set<TwinFeature> features) {
    private static final String IMPORTS = "import java.io.*; import java.util.*; import java.util.function.Supplier;"
            + " import twin.*; import twin.Plain.Stat;\n";

    /** Makes the program of a seed, without some of its parts. */
    static TwinProgram of(long seed, Set<Integer> removed) {
        Dice dice = new Dice(seed);
        Set<TwinFeature> features = EnumSet.noneOf(TwinFeature.class);
        RandomTwinTypes types = new RandomTwinTypes(dice, features, removed);
        RandomTwins twins = new RandomTwins(dice, features, types);
        RandomTwinHeader random = new RandomTwinHeader(dice, features, types, twins);
        TwinHeader header = random.header();
        header.components().forEach(component -> addFeatures(header, component, features));
        String interfaces = twins.interfaces().stream()
                .map(type -> type.declaration(header.permitted().getOrDefault(type, List.of())))
                .collect(Collectors.joining());
        int methods = header.components().stream()
                .mapToInt(component -> component.through().members().size())
                .sum();
        return new TwinProgram(
                seed,
                types.parts(),
                interfaces + random.classes(),
                header.emissary(),
                header.byHand(packageName(seed)),
                methods,
                features);
    }

    /** Returns the name of the package, which is the program's own. */
    String packageName() {
        return packageName(seed);
    }

    private static String packageName(long seed) {
        return "p" + Long.toHexString(seed);
    }

    /** Whether the types cannot be compiled without the emissary or the class. */
    boolean isSealed() {
        return features.contains(TwinFeature.SEALED_INTERFACE);
    }

    /** Returns a source file of the program's package. */
    String source(String declarations) {
        return "package " + packageName() + ";\n" + IMPORTS + declarations;
    }

    /** Notes where annotations stand in what is really forwarded. */
    private static void addFeatures(TwinHeader header, TwinHeader.Component component, Set<TwinFeature> features) {
        for (TwinMethod method : component.through().members(component.arguments())) {
            Stream.concat(Stream.ofNullable(method.result()), Stream.empty())
                    .forEach(type -> add(TwinFeature.ANNOTATED_RESULT, type, features));
            method.parameters().forEach(parameter -> add(TwinFeature.ANNOTATED_PARAMETER, parameter.type(), features));
            method.thrown().forEach(type -> add(TwinFeature.ANNOTATED_EXCEPTION, type, features));
            for (TypeParameter variable : method.variables()) {
                variable.bounds().forEach(type -> add(TwinFeature.ANNOTATED_BOUND, type, features));
                if (!variable.notes().isEmpty()) {
                    features.add(TwinFeature.ANNOTATED_TYPE_PARAMETER);
                }
                if (header.variables().stream()
                        .anyMatch(other -> other.variable()
                                .name()
                                .equals(variable.variable().name()))) {
                    features.add(TwinFeature.SAME_NAME_OF_TYPE_PARAMETERS);
                }
            }
        }
        header.variables().stream()
                .filter(variable -> !variable.notes().isEmpty())
                .forEach(variable -> features.add(TwinFeature.ANNOTATED_VARIABLE_OF_THE_EMISSARY));
    }

    private static void add(TwinFeature place, TwinType type, Set<TwinFeature> features) {
        if (!type.notes().isEmpty()) {
            features.add(place);
        }
        type.parts().forEach(part -> {
            part.notes().forEach(note -> add(note, part, features));
            if (!part.notes().isEmpty()) {
                if (part instanceof TwinType.Array) {
                    features.add(TwinFeature.ANNOTATED_ARRAY);
                } else if (part instanceof TwinType.Wildcard) {
                    features.add(TwinFeature.ANNOTATED_WILDCARD);
                } else if (part instanceof TwinType.Primitive) {
                    features.add(TwinFeature.ANNOTATED_PRIMITIVE);
                }
            }
            if (part instanceof Named named) {
                if (named.arguments().stream()
                        .anyMatch(argument -> !argument.notes().isEmpty())) {
                    features.add(TwinFeature.ANNOTATED_TYPE_ARGUMENT);
                }
                if (named.enclosing() != null && !named.enclosing().notes().isEmpty()) {
                    features.add(TwinFeature.ANNOTATED_ENCLOSING_TYPE);
                }
            }
        });
    }

    private static void add(Note note, TwinType at, Set<TwinFeature> features) {
        switch (note.kind()) {
            case S -> features.add(TwinFeature.SOURCE_ANNOTATION);
            case M -> features.add(TwinFeature.ANNOTATION_OF_TYPE_AND_DECLARATION);
            default -> {}
        }
        List<Note> same =
                at.notes().stream().filter(other -> other.kind() == note.kind()).toList();
        if (same.size() > 1) {
            features.add(TwinFeature.REPEATED_ANNOTATION);
        }
        if (at instanceof Named named && !named.qualifier().isEmpty()) {
            features.add(TwinFeature.ANNOTATION_BEFORE_A_QUALIFIED_NAME);
        }
    }
}
