/* The text of a declaration that reconciles two delegates, ready to be pasted into an emissary's body (EM-CONF-1). */
package dev.emissary.javac.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** A writer of declarations that call one of two delegates. */
final class Reconciliation {
    private final Types types;
    private final TypeQuestions questions;
    private final ThrowsClauses throwsClauses;

    Reconciliation(Types types) {
        this.types = types;
        questions = new TypeQuestions(types);
        throwsClauses = new ThrowsClauses(types);
    }

    /**
     * One side of a conflict.
     *
     * @param component the name of the component
     * @param method its method
     * @param signature the method's type as a member of the delegated interface
     */
    record Side(String component, ExecutableElement method, ExecutableType signature) {}

    /**
     * Writes a declaration that is legal for both sides, on one line.
     *
     * @return the declaration, which calls the first side if it can, or else the second; or nothing when neither return
     *     type is one for both
     */
    Optional<String> declaration(Side first, Side second) {
        if (!fits(first, second) && !fits(second, first)) {
            return Optional.empty();
        }
        Side declared = fits(first, second) ? first : second;
        Side other = fits(first, second) ? second : first;
        List<TypeMirror> thrown = throwsClauses.common(declared.signature(), List.of(other.signature()));
        String body = Stream.of(first, second)
                .filter(side -> fits(side, declared) && throwsClauses.covers(thrown, side.signature()))
                .map(Reconciliation::call)
                .findFirst()
                .orElse("throw new UnsupportedOperationException();");
        return Optional.of("@Override public " + head(declared, thrown) + " { " + body + " }");
    }

    /** Whether a method with the return type of one side is legal for both, without an unchecked conversion. */
    private boolean fits(Side side, Side other) {
        TypeMirror returned = side.signature().getReturnType();
        TypeMirror overridden = other.signature().getReturnType();
        boolean generic = !side.signature().getTypeVariables().isEmpty();
        boolean primitive =
                overridden.getKind() == TypeKind.VOID || overridden.getKind().isPrimitive();
        return (generic || primitive)
                ? questions.returnTypeSubstitutable(returned, overridden)
                : types.isSubtype(returned, overridden);
    }

    private static String call(Side side) {
        String arguments = side.method().getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .collect(Collectors.joining(", "));
        String call = "this." + side.component() + "." + side.method().getSimpleName() + "(" + arguments + ");";
        return side.signature().getReturnType().getKind() == TypeKind.VOID ? call : "return " + call;
    }

    private static String head(Side side, List<TypeMirror> thrown) {
        ExecutableType signature = side.signature();
        String variables = signature.getTypeVariables().stream()
                .map(Reconciliation::withBounds)
                .collect(Collectors.joining(", "));
        String throwsClause = thrown.isEmpty()
                ? ""
                : " throws " + thrown.stream().map(Reconciliation::text).collect(Collectors.joining(", "));
        return (variables.isEmpty() ? "" : "<" + variables + "> ")
                + text(signature.getReturnType())
                + " "
                + side.method().getSimpleName()
                + parameters(side)
                + throwsClause;
    }

    private static String parameters(Side side) {
        List<? extends TypeMirror> types = side.signature().getParameterTypes();
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            boolean variable = side.method().isVarArgs() && i == types.size() - 1;
            String type = variable ? text(((ArrayType) types.get(i)).getComponentType()) + "..." : text(types.get(i));
            parameters.add(type + " " + side.method().getParameters().get(i).getSimpleName());
        }
        return "(" + String.join(", ", parameters) + ")";
    }

    private static String withBounds(TypeVariable variable) {
        TypeMirror bound = variable.getUpperBound();
        List<? extends TypeMirror> bounds =
                bound instanceof IntersectionType intersection ? intersection.getBounds() : List.of(bound);
        String text = bounds.stream()
                .map(Reconciliation::text)
                .filter(name -> !name.equals("Object"))
                .collect(Collectors.joining(" & "));
        return variable.asElement().getSimpleName() + (text.isEmpty() ? "" : " extends " + text);
    }

    /** A type as it can be written anywhere: qualified, but for the classes that every file imports. */
    private static String text(TypeMirror type) {
        return type.toString().replaceAll("\\bjava\\.lang\\.(?=[A-Z])", "").replace(",", ", ");
    }
}
