package dev.emissary.javac.proof;

import dev.emissary.javac.testing.JavacModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The rule of EM-FWD-1 to EM-FWD-3 over {@code javax.lang.model}: every instance method that is a member of an interface,
 * one for each signature, the most specific one, except what overrides a public method of {@code Object}.
 */
public final class ExpectedForwarders {
    private final Elements elements;
    private final Types types;
    private final List<ExecutableElement> objectMethods;

    /** Creates the rule. */
    public ExpectedForwarders(JavacModel model) {
        elements = model.elements();
        types = model.types();
        objectMethods =
                ElementFilter.methodsIn(
                                elements.getTypeElement("java.lang.Object").getEnclosedElements())
                        .stream()
                        .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
                        .toList();
    }

    /**
     * One forwarder.
     *
     * @param signature its name and erased descriptor, for instance {@code charAt(I)C}
     * @param replacesSelf whether it returns the emissary where the delegate returns itself
     */
    public record Forwarder(String signature, boolean replacesSelf) {}

    /** A method together with its type as a member of the delegated interface. */
    record Member(ExecutableElement method, ExecutableType type) {}

    /** Returns the forwarders of an emissary that has the interface's own type parameters, sorted by signature. */
    public List<Forwarder> of(TypeElement type) {
        DeclaredType delegated = (DeclaredType) type.asType();
        return members(delegated).stream()
                .map(member -> new Forwarder(
                        member.method().getSimpleName() + descriptor(member), replacesSelf(delegated, member)))
                .distinct()
                .sorted(Comparator.comparing(Forwarder::signature))
                .toList();
    }

    /** Returns the methods that are forwarded. */
    List<Member> members(DeclaredType delegated) {
        List<Member> members = new ArrayList<>();
        for (DeclaredType supertype : closure(delegated)) {
            for (ExecutableElement method :
                    ElementFilter.methodsIn(supertype.asElement().getEnclosedElements())) {
                Set<Modifier> modifiers = method.getModifiers();
                if (!modifiers.contains(Modifier.STATIC)
                        && !modifiers.contains(Modifier.PRIVATE)
                        && objectMethods.stream().noneMatch(object -> sameErasure(method, object))) {
                    members.add(new Member(method, typeIn(delegated, method)));
                }
            }
        }
        List<Member> notOverridden = members.stream()
                .filter(member -> members.stream().noneMatch(other -> overrides(other, member)))
                .toList();
        return notOverridden.stream()
                .filter(member -> notOverridden.stream().noneMatch(other -> isPreferred(other, member, notOverridden)))
                .toList();
    }

    /** Returns the type of a member, erased where a superinterface has a wildcard for an argument, as in Scala. */
    private ExecutableType typeIn(DeclaredType delegated, ExecutableElement method) {
        ExecutableType type = (ExecutableType) types.asMemberOf(delegated, method);
        boolean wild = type.getReturnType().getKind() == TypeKind.WILDCARD
                || type.getParameterTypes().stream().anyMatch(parameter -> parameter.getKind() == TypeKind.WILDCARD);
        return wild ? (ExecutableType) types.erasure(method.asType()) : type;
    }

    /** Whether the result is an interface that the emissary implements (EM-FWD-5). */
    private boolean replacesSelf(DeclaredType delegated, Member member) {
        return member.type().getReturnType() instanceof DeclaredType result
                && result.asElement().getKind() == ElementKind.INTERFACE
                && types.isSubtype(delegated, result);
    }

    /** Returns an interface and all its superinterfaces, each once. */
    private Set<DeclaredType> closure(DeclaredType type) {
        Set<String> seen = new LinkedHashSet<>();
        Set<DeclaredType> result = new LinkedHashSet<>();
        collect(type, seen, result);
        return result;
    }

    private void collect(DeclaredType type, Set<String> seen, Set<DeclaredType> result) {
        if (type.asElement().getKind() == ElementKind.INTERFACE && seen.add(type.toString())) {
            result.add(type);
            types.directSupertypes(type).forEach(supertype -> collect((DeclaredType) supertype, seen, result));
        }
    }

    private boolean sameErasure(ExecutableElement method, ExecutableElement object) {
        return method.getSimpleName().equals(object.getSimpleName())
                && parameters(method.asType()).equals(parameters(object.asType()));
    }

    private String parameters(TypeMirror method) {
        return ((ExecutableType) method)
                .getParameterTypes().stream().map(this::descriptor).collect(Collectors.joining());
    }

    /** Whether a member has a signature that overrides another's, and is declared below it. */
    private boolean overrides(Member one, Member other) {
        return one != other && isSubsignature(one, other) && isBelow(one, other);
    }

    private boolean isBelow(Member one, Member other) {
        TypeMirror owner = types.erasure(one.method().getEnclosingElement().asType());
        TypeMirror otherOwner =
                types.erasure(other.method().getEnclosingElement().asType());
        return !types.isSameType(owner, otherOwner) && types.isSubtype(owner, otherOwner);
    }

    private boolean isSubsignature(Member one, Member other) {
        return one.method().getSimpleName().equals(other.method().getSimpleName())
                && types.isSubsignature(one.type(), other.type());
    }

    /** Whether one of two members that one method overrides is the one to forward: its result, or else its place, tells. */
    private boolean isPreferred(Member one, Member other, List<Member> all) {
        if (one == other || !one.method().getSimpleName().equals(other.method().getSimpleName())) {
            return false;
        }
        boolean fits = isSubsignature(one, other);
        boolean otherFits = isSubsignature(other, one);
        // One erasure is not legal in Java where neither overrides the other, but it is in other languages.
        if (!fits && !otherFits && !parameters(one.type()).equals(parameters(other.type()))) {
            return false;
        }
        TypeMirror result = types.erasure(one.type().getReturnType());
        TypeMirror otherResult = types.erasure(other.type().getReturnType());
        if (!types.isSameType(result, otherResult)) {
            return result.getKind().isPrimitive() || types.isSubtype(result, otherResult);
        }
        return fits == otherFits ? all.indexOf(one) < all.indexOf(other) : fits;
    }

    private String descriptor(Member member) {
        return "(" + parameters(member.type()) + ")" + descriptor(member.type().getReturnType());
    }

    private String descriptor(TypeMirror type) {
        TypeMirror erased = types.erasure(type);
        return switch (erased.getKind()) {
            case VOID -> "V";
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case CHAR -> "C";
            case SHORT -> "S";
            case INT -> "I";
            case LONG -> "J";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            default ->
                "L"
                        + elements.getBinaryName((TypeElement) ((DeclaredType) erased).asElement())
                                .toString()
                                .replace('.', '/')
                        + ";";
        };
    }
}
