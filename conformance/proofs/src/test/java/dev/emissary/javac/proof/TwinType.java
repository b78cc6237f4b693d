package dev.emissary.javac.proof;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A type in a random program of twins, with the annotations that stand in it. */
sealed interface TwinType {
    /** Returns the annotations at the type itself: of a nested type at the innermost, of an array at all of it. */
    List<Note> notes();

    /** Returns the same type with other annotations at itself. */
    TwinType with(List<Note> notes);

    /** Returns the type as it is written, its annotations in it. */
    String text();

    /**
     * A type variable.
     *
     * @param owner what declares it
     * @param name its name
     * @param notes its annotations
     */
    record Variable(String owner, String name, List<Note> notes) implements TwinType {
        String key() {
            return owner + "." + name;
        }

        @Override
        public TwinType with(List<Note> other) {
            return new Variable(owner, name, other);
        }

        @Override
        public String text() {
            return Note.text(notes) + name;
        }
    }

    /**
     * A class or interface.
     *
     * @param qualifier what is written before its name, a package or a class, or nothing
     * @param enclosing the class of which it is an inner class, or null
     * @param name its simple name
     * @param arguments its type arguments
     * @param notes its annotations
     */
    record Named(String qualifier, Named enclosing, String name, List<TwinType> arguments, List<Note> notes)
            implements TwinType {
        static Named of(String name, TwinType... arguments) {
            return new Named("", null, name, List.of(arguments), List.of());
        }

        @Override
        public Named with(List<Note> other) {
            return new Named(qualifier, enclosing, name, arguments, other);
        }

        @Override
        public String text() {
            String before = enclosing != null ? enclosing.text() + "." : qualifier.isEmpty() ? "" : qualifier + ".";
            return before
                    + Note.text(notes)
                    + name
                    + (arguments.isEmpty()
                            ? ""
                            : arguments.stream().map(TwinType::text).collect(Collectors.joining(", ", "<", ">")));
        }
    }

    /** An array. */
    record Array(TwinType component, List<Note> notes) implements TwinType {
        @Override
        public TwinType with(List<Note> other) {
            return new Array(component, other);
        }

        @Override
        public String text() {
            return element().text() + dimensions();
        }

        private TwinType element() {
            return component instanceof Array array ? array.element() : component;
        }

        private String dimensions() {
            return (notes.isEmpty() ? "" : " " + Note.text(notes)) + "[]"
                    + (component instanceof Array array ? array.dimensions() : "");
        }
    }

    /**
     * A wildcard.
     *
     * @param relation {@code extends}, {@code super}, or nothing
     * @param bound its bound, or null
     * @param notes its annotations
     */
    record Wildcard(String relation, TwinType bound, List<Note> notes) implements TwinType {
        @Override
        public TwinType with(List<Note> other) {
            return new Wildcard(relation, bound, other);
        }

        @Override
        public String text() {
            return Note.text(notes) + "?" + (bound == null ? "" : " " + relation + " " + bound.text());
        }
    }

    /** A primitive type. */
    record Primitive(String name, List<Note> notes) implements TwinType {
        @Override
        public TwinType with(List<Note> other) {
            return new Primitive(name, other);
        }

        @Override
        public String text() {
            return Note.text(notes) + name;
        }
    }

    /** Returns the type with its type variables and its annotations replaced, the latter first. */
    default TwinType map(Function<Variable, TwinType> onVariable, UnaryOperator<List<Note>> onNotes) {
        List<Note> own = onNotes.apply(notes());
        if (this instanceof Variable variable) {
            return onVariable.apply(new Variable(variable.owner, variable.name, own));
        } else if (this instanceof Array array) {
            return new Array(array.component.map(onVariable, onNotes), own);
        } else if (this instanceof Wildcard wildcard) {
            TwinType bound = wildcard.bound == null ? null : wildcard.bound.map(onVariable, onNotes);
            return new Wildcard(wildcard.relation, bound, own);
        } else if (this instanceof Named named) {
            Named enclosing = named.enclosing == null ? null : (Named) named.enclosing.map(onVariable, onNotes);
            List<TwinType> arguments = named.arguments.stream()
                    .map(argument -> argument.map(onVariable, onNotes))
                    .toList();
            return new Named(named.qualifier, enclosing, named.name, arguments, own);
        }
        return with(own);
    }

    /** Returns the type with other types in place of type variables, which are given by their keys. */
    default TwinType replace(Map<String, TwinType> arguments) {
        return map(
                variable -> {
                    TwinType argument = arguments.get(variable.key());
                    return argument == null ? variable : argument.with(Note.merge(variable.notes(), argument.notes()));
                },
                UnaryOperator.identity());
    }

    /** Returns the type without any annotation. */
    default TwinType plain() {
        return map(variable -> variable, notes -> List.of());
    }

    /** Returns the erasure, with the annotations whose types remain. */
    default TwinType erase(Function<Variable, TwinType> erasure) {
        if (this instanceof Variable variable) {
            TwinType bound = erasure.apply(variable).plain().erase(erasure);
            return bound.with(Note.merge(variable.notes(), List.of()));
        } else if (this instanceof Array array) {
            return new Array(array.component.erase(erasure), array.notes);
        } else if (this instanceof Named named) {
            Named enclosing = named.enclosing == null ? null : (Named) named.enclosing.erase(erasure);
            return new Named(named.qualifier, enclosing, named.name, List.of(), named.notes);
        }
        return this;
    }

    /** Returns all types of which this one is made, itself included. */
    default Stream<TwinType> parts() {
        Stream<TwinType> below = Stream.empty();
        if (this instanceof Array array) {
            below = array.component.parts();
        } else if (this instanceof Wildcard wildcard && wildcard.bound != null) {
            below = wildcard.bound.parts();
        } else if (this instanceof Named named) {
            below = Stream.concat(Stream.ofNullable(named.enclosing), named.arguments.stream())
                    .flatMap(TwinType::parts);
        }
        return Stream.concat(Stream.of(this), below);
    }

    /**
     * Returns the type as the declaration of a method or parameter begins with it. What is said of a type variable is said
     * of the declaration too, but where an array or an inner class stands in for it; before a qualified name it is written
     * in front, where javac takes it for both.
     */
    default String declaration() {
        TwinType first = this;
        while (first instanceof Array array) {
            first = array.component;
        }
        if (first instanceof Named named && named.enclosing == null && !named.qualifier.isEmpty()) {
            List<Note> before = named.notes.stream()
                    .filter(note -> note.ofDeclaration() && note.kind() == Note.Kind.M)
                    .toList();
            List<Note> rest =
                    named.notes.stream().filter(note -> !before.contains(note)).toList();
            return Note.text(before) + inPlaceOfFirst(this, named.with(rest)).text();
        }
        return text();
    }

    private static TwinType inPlaceOfFirst(TwinType type, TwinType first) {
        return type instanceof Array array ? new Array(inPlaceOfFirst(array.component, first), array.notes) : first;
    }
}
