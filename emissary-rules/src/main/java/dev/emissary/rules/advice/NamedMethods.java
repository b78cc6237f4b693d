package dev.emissary.rules.advice;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Tells which types have a method of a name: what a call or an annotation may mean that a compiler refuses. */
public final class NamedMethods {
    private final Types types;
    private final TypeQuestions questions;

    public NamedMethods(Types types) {
        this.types = types;
        questions = new TypeQuestions(types);
    }

    /** Whether any type in a header has an instance method of a name, or may have it, because it is unknown. */
    public boolean isMethodOfComponent(Header header, String name) {
        return header.types().stream()
                .anyMatch(type -> type.getKind() == TypeKind.ERROR || has(type, name, (owner, method) -> true));
    }

    /** Whether a method implements one that any of some types has from an interface. */
    public boolean areImplementedBy(ExecutableElement method, List<TypeMirror> all) {
        String name = method.getSimpleName().toString();
        return all.stream()
                .anyMatch(type -> has(type, name, (owner, declared) -> isImplementedBy(method, owner, declared)));
    }

    private boolean isImplementedBy(ExecutableElement method, DeclaredType owner, ExecutableElement declared) {
        return TypeForms.isInterface(owner)
                && types.isSubsignature((ExecutableType) method.asType(), questions.asMemberOf(owner, declared));
    }

    /**
     * Judges a call by {@code super} of a method that the superclass does not have (EM-FWD-6). What to write instead are
     * calls on the components that have the method, and of default methods, which call what the body replaces.
     *
     * @param emissary its element
     * @param components its components
     * @param name the name of the method
     * @param arguments the number of arguments, or -1 for any number
     * @param isReference whether it is a method reference
     */
    public Optional<Problem> superCall(
            TypeElement emissary, List<Component> components, String name, int arguments, boolean isReference) {
        String end = isReference ? "::" + name : "." + name + (arguments == 0 ? "()" : "(...)");
        Stream<String> ofComponents = components.stream()
                .filter(component -> has(component.type(), name, isCallable(Modifier.PUBLIC, arguments)))
                .map(component -> "this." + component.name() + end);
        Stream<String> ofInterfaces = questions
                .beforeSuper(emissary)
                .filter(type -> has(type, name, isCallable(Modifier.DEFAULT, arguments)))
                .map(type -> TypeText.plain().of(types.erasure(type)) + ".super" + end);
        String calls = Stream.concat(ofComponents, ofInterfaces).collect(Collectors.joining(" or "));
        return calls.isEmpty() ? Optional.empty() : Optional.of(Problem.found("super.call", name, calls));
    }

    private static BiPredicate<DeclaredType, ExecutableElement> isCallable(Modifier modifier, int arguments) {
        return (owner, method) ->
                method.getModifiers().contains(modifier) && (arguments < 0 || TypeForms.takes(method, arguments));
    }

    private boolean has(TypeMirror type, String name, BiPredicate<DeclaredType, ExecutableElement> isWanted) {
        if (type instanceof DeclaredType declared
                && declared.asElement().getEnclosedElements().stream()
                        .anyMatch(member -> member.getKind() == ElementKind.METHOD
                                && member.getSimpleName().contentEquals(name)
                                && !member.getModifiers().contains(Modifier.STATIC)
                                && isWanted.test(declared, (ExecutableElement) member))) {
            return true;
        }
        return switch (type.getKind()) {
            case DECLARED, TYPEVAR, INTERSECTION ->
                TypeQuestions.supertypes(types, type).stream().anyMatch(one -> has(one, name, isWanted));
            default -> false;
        };
    }
}
