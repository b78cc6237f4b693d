/* The forwarders that an emissary of one interface must have, found without the plugin. */
package dev.emissary.javac.testing;

import java.util.ArrayList;
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
    public ExpectedForwarders(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
        objectMethods =
                ElementFilter.methodsIn(
                                elements.getTypeElement("java.lang.Object").getEnclosedElements())
                        .stream()
                        .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
                        .toList();
    }

    /** A method together with its type as a member of the delegated interface. */
    private record Member(ExecutableElement method, ExecutableType type) {}

    /** Returns name and erased descriptor of each forwarder, sorted. */
    public List<String> of(TypeElement type) {
        DeclaredType delegated = (DeclaredType) type.asType();
        List<Member> members = new ArrayList<>();
        for (DeclaredType supertype : closure(delegated)) {
            for (ExecutableElement method :
                    ElementFilter.methodsIn(supertype.asElement().getEnclosedElements())) {
                Set<Modifier> modifiers = method.getModifiers();
                if (!modifiers.contains(Modifier.STATIC)
                        && !modifiers.contains(Modifier.PRIVATE)
                        && objectMethods.stream().noneMatch(object -> sameErasure(method, object))) {
                    members.add(new Member(method, (ExecutableType) types.asMemberOf(delegated, method)));
                }
            }
        }
        return members.stream()
                .filter(member -> members.stream().noneMatch(other -> isBetter(other, member, members)))
                .map(member -> member.method().getSimpleName() + descriptor(member))
                .distinct()
                .sorted()
                .toList();
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

    /** Whether another member of the same signature is the one to forward. */
    private boolean isBetter(Member other, Member member, List<Member> all) {
        if (other == member
                || !other.method().getSimpleName().equals(member.method().getSimpleName())) {
            return false;
        }
        boolean otherFits = types.isSubsignature(other.type(), member.type());
        boolean memberFits = types.isSubsignature(member.type(), other.type());
        if (!otherFits && !memberFits) {
            return false;
        }
        TypeMirror otherOwner =
                types.erasure(other.method().getEnclosingElement().asType());
        TypeMirror memberOwner =
                types.erasure(member.method().getEnclosingElement().asType());
        if (!types.isSameType(otherOwner, memberOwner)) {
            if (types.isSubtype(otherOwner, memberOwner)) {
                return otherFits;
            }
            if (types.isSubtype(memberOwner, otherOwner)) {
                return false;
            }
        }
        // Two superinterfaces that know nothing of each other: the more specific result, then the first of the two.
        TypeMirror otherResult = types.erasure(other.type().getReturnType());
        TypeMirror memberResult = types.erasure(member.type().getReturnType());
        if (types.isSameType(otherResult, memberResult)) {
            return otherFits && (!memberFits || all.indexOf(other) < all.indexOf(member));
        }
        return otherResult.getKind().isPrimitive() || types.isSubtype(otherResult, memberResult);
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
