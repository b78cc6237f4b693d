package dev.emissary.javac.proof;

import dev.emissary.javac.testing.JavacModel;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The methods that an emissary of a type needs, as the reference says. */
final class SweptMembers {
    private final ReferenceTypes types;
    private final ReferenceMembers members;

    SweptMembers(JavacModel model) {
        types = new ReferenceTypes(model.elements(), model.types());
        members = new ReferenceMembers(types);
    }

    /** Returns the methods of an interface, as {@link Sweep#text} writes them. */
    List<String> of(TypeElement type) {
        return of(type.asType(), List.of((DeclaredType) type.asType()));
    }

    /** Returns the methods of those interfaces that a type serves. */
    List<String> of(TypeMirror type, List<DeclaredType> interfaces) {
        return members.of(interfaces, type).stream()
                .map(member -> Sweep.text(member.name(), member.type().getParameterTypes()))
                .toList();
    }

    /** Returns the declaration of a method of a type without a body. */
    String declaration(TypeElement type, ExecutableElement method) {
        return ReferenceSource.head(types, members.member((DeclaredType) type.asType(), method)) + ";";
    }

    /** Returns the declarations of an interface's methods, in which no code calls anything. */
    String byHand(TypeElement type) {
        DeclaredType declared = (DeclaredType) type.asType();
        return members.of(List.of(declared), declared).stream()
                .map(member -> ReferenceSource.head(types, member) + " { throw new AssertionError(); }")
                .collect(Collectors.joining(" "));
    }
}
