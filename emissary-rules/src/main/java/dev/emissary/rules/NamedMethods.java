package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Tells which types have a method of a name: what a call or an annotation may mean that a compiler refuses. */
public final class NamedMethods {
    private final Types types;

    /** Creates it for the types of a compilation. */
    public NamedMethods(Types types) {
        this.types = types;
    }

    /** Whether any type in a header has an instance method of a name, or may have it, because it is unknown. */
    public boolean areIn(Header header, String name) {
        List<TypeMirror> all = new ArrayList<>(header.listed());
        all.addAll(header.explicit().orElse(List.of()));
        for (Component component : header.components()) {
            all.add(component.type());
        }
        return all.stream().anyMatch(type -> type.getKind() == TypeKind.ERROR || has(type, name, method -> true));
    }

    /** Whether a type has a public instance method of a name for a number of arguments, or with -1 for any number. */
    public boolean isIn(TypeMirror type, String name, int arguments) {
        return has(
                type,
                name,
                method ->
                        method.getModifiers().contains(Modifier.PUBLIC) && (arguments < 0 || takes(method, arguments)));
    }

    private static boolean takes(ExecutableElement method, int arguments) {
        int parameters = method.getParameters().size();
        return arguments == parameters || (method.isVarArgs() && arguments >= parameters - 1);
    }

    private boolean has(TypeMirror type, String name, Predicate<ExecutableElement> isWanted) {
        if (type instanceof DeclaredType declared
                && declared.asElement().getEnclosedElements().stream()
                        .anyMatch(member -> member.getKind() == ElementKind.METHOD
                                && member.getSimpleName().contentEquals(name)
                                && !member.getModifiers().contains(Modifier.STATIC)
                                && isWanted.test((ExecutableElement) member))) {
            return true;
        }
        return switch (type.getKind()) {
            case DECLARED, TYPEVAR, INTERSECTION ->
                TypeQuestions.supertypes(types, type).stream().anyMatch(one -> has(one, name, isWanted));
            default -> false;
        };
    }
}
