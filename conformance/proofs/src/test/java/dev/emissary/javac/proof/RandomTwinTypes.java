package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Note.Kind;
import dev.emissary.javac.proof.TwinType.Array;
import dev.emissary.javac.proof.TwinType.Named;
import dev.emissary.javac.proof.TwinType.Primitive;
import dev.emissary.javac.proof.TwinType.Variable;
import dev.emissary.javac.proof.TwinType.Wildcard;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes types of random twins, with annotations wherever they may stand. */
final class RandomTwinTypes {
    private final Dice dice;
    private final Set<TwinFeature> features;
    private final Set<Integer> removed;
    private int ids;

    /**
     * Creates a maker.
     *
     * @param dice the random choices
     * @param features where to note what is made
     * @param removed the numbers of the parts to leave out
     */
    RandomTwinTypes(Dice dice, Set<TwinFeature> features, Set<Integer> removed) {
        this.dice = dice;
        this.features = features;
        this.removed = removed;
    }

    /** What may stand in for a type variable. */
    enum Role {
        /** Any type. */
        ANY,
        /** Any type but an array, so that the variable can be a bound. */
        BOUND,
        /** A subtype of {@code CharSequence}. */
        TEXT,
        /** A subtype of {@code Exception}. */
        FAILURE,
        /** The class that implements the interface. */
        SELF
    }

    /** A type variable that can be mentioned. */
    record Known(Variable variable, Role role) {}

    /** Numbers a part; whether it is to be left out. */
    boolean isRemoved() {
        return removed.contains(ids++);
    }

    /** Returns how many parts have been numbered. */
    int parts() {
        return ids;
    }

    /** Makes the annotations of a place. */
    List<Note> notes(int percent) {
        List<Note> result = new ArrayList<>();
        Set<Kind> used = new java.util.HashSet<>();
        for (int i = dice.chance(percent) ? dice.pick(1, 1, 1, 2, 3) : 0; i > 0; i--) {
            Kind kind = dice.pick(
                    Kind.A, Kind.A, Kind.A, Kind.B, Kind.B, Kind.S, Kind.R, Kind.R, Kind.M, Kind.M, Kind.F, Kind.P);
            int id = ids;
            boolean left = isRemoved();
            if (!left && (used.add(kind) || kind.isRepeatable())) {
                result.add(new Note(id, kind, false));
            }
        }
        return result;
    }

    /** Makes declaration annotations. */
    List<Note> declared() {
        if (!dice.chance(8)) {
            return List.of();
        }
        features.add(TwinFeature.DECLARATION_ANNOTATION);
        return List.of(new Note(ids++, dice.pick(Kind.D, Kind.N), false));
    }

    private List<Note> notes() {
        return notes(24);
    }

    /** Returns a type with new annotations in place of those it has. */
    TwinType annotated(TwinType type) {
        return type.map(variable -> variable, old -> notes());
    }

    /** Makes a type that a result or parameter may have. */
    TwinType any(List<Known> scope) {
        return dice.chance(12) ? primitive() : reference(scope, 0);
    }

    private TwinType primitive() {
        features.add(TwinFeature.PRIMITIVE);
        return new Primitive(dice.pick("int", "long", "boolean", "char", "double"), notes());
    }

    /** Makes a type that is not primitive. */
    TwinType reference(List<Known> scope, int depth) {
        if (dice.chance(15)) {
            return array(scope, depth);
        }
        return named(scope, depth);
    }

    /** Makes an array type. */
    TwinType array(List<Known> scope, int depth) {
        features.add(TwinFeature.ARRAY);
        TwinType element = dice.chance(20) ? primitive() : reference(scope, depth + 1);
        return new Array(element, notes());
    }

    /** Makes a class type or a type variable. */
    TwinType named(List<Known> scope, int depth) {
        if (!scope.isEmpty() && dice.chance(45)) {
            return dice.pick(scope).variable().with(notes());
        }
        int choice = depth > 2 ? dice.between(0, 3) : dice.between(0, 14);
        return switch (choice) {
            case 0 -> Named.of("String").with(notes());
            case 1 -> new Named("java.lang", null, dice.pick("String", "Integer"), List.of(), notes());
            case 2 -> Named.of(dice.pick("Integer", "Object", "CharSequence")).with(notes());
            case 3 -> nested();
            case 4, 5 -> library(scope, depth, dice.pick("List", "Supplier", "Comparable", "ArrayList"), 1);
            case 6 -> library(scope, depth, "Map", 2);
            case 7 -> nested("Map", "Entry", scope, depth, 2);
            case 8 -> nested("Out", "Nest", scope, depth, 1);
            case 9 -> inner(nested("Out", "Nest", scope, depth, 1), "Sub", List.of());
            case 10 -> inner(out(scope, depth), "In", List.of());
            case 11 -> inner(out(scope, depth), "Gen", List.of(argument(scope, depth)));
            case 12 -> inner(inner(out(scope, depth), "In", List.of()), "Deep", List.of(argument(scope, depth)));
            case 13 -> inner(Named.of("Plain").with(notes()), "Inn", List.of());
            default -> new Named("", null, "Box", List.of(text(scope)), notes());
        };
    }

    private Named out(List<Known> scope, int depth) {
        features.add(TwinFeature.INNER_CLASS_OF_A_GENERIC_CLASS);
        return library(scope, depth, "Out", 1);
    }

    private Named nested() {
        features.add(TwinFeature.NESTED_CLASS);
        return new Named(dice.pick("", "Plain"), null, "Stat", List.of(), notes());
    }

    private Named library(List<Known> scope, int depth, String name, int arguments) {
        return nested("", name, scope, depth, arguments);
    }

    private Named nested(String qualifier, String name, List<Known> scope, int depth, int count) {
        List<TwinType> arguments = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            arguments.add(argument(scope, depth));
        }
        return new Named(qualifier, null, name, arguments, notes());
    }

    private Named inner(Named enclosing, String name, List<TwinType> arguments) {
        features.add(TwinFeature.INNER_CLASS);
        return new Named("", enclosing, name, arguments, notes());
    }

    private TwinType argument(List<Known> scope, int depth) {
        if (!dice.chance(25)) {
            return reference(scope, depth + 1);
        }
        features.add(TwinFeature.WILDCARD);
        String relation = dice.pick("", "extends", "super");
        return new Wildcard(relation, relation.isEmpty() ? null : reference(scope, depth + 1), notes());
    }

    private TwinType text(List<Known> scope) {
        return argument(Role.TEXT, scope, true);
    }

    /**
     * Makes a type that may stand in for a type variable.
     *
     * @param role what it may be
     * @param scope the type variables that can be mentioned
     * @param isFinal whether these stay what they are, because nothing will stand in for them
     */
    TwinType argument(Role role, List<Known> scope, boolean isFinal) {
        List<Known> fitting = scope.stream()
                .filter(known -> role == known.role()
                        || (role == Role.BOUND && (isFinal || known.role() != Role.ANY))
                        || role == Role.ANY)
                .filter(known -> role != Role.SELF)
                .toList();
        if (!fitting.isEmpty() && dice.chance(35)) {
            features.add(TwinFeature.VARIABLE_FOR_A_VARIABLE);
            return dice.pick(fitting).variable().with(notes(50));
        }
        TwinType result = switch (role) {
            case ANY -> dice.chance(30) ? array(scope, 1) : named(List.of(), 0);
            case BOUND -> named(scope.stream().filter(fitting::contains).toList(), 0);
            case TEXT ->
                Named.of(dice.pick("String", "StringBuilder", "CharSequence")).with(notes());
            case FAILURE ->
                Named.of(dice.pick("IOException", "Exception", "IllegalStateException"))
                        .with(notes());
            case SELF -> Named.of("Em", scope.stream().map(Known::variable).toArray(TwinType[]::new));
        };
        return result.with(notes(50));
    }
}
