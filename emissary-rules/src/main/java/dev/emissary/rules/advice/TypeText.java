package dev.emissary.rules.advice;

import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;

/** Types as text that can be pasted into any source file: with qualified names. Type variables can be renamed. */
public final class TypeText extends SimpleTypeVisitor14<String, Void> {
    private final Map<? extends Element, String> names;

    /** Creates texts in which some type parameters have new names. */
    public TypeText(Map<? extends Element, String> names) {
        this.names = Map.copyOf(names);
    }

    /** Returns texts in which no type variable has another name. */
    public static TypeText plain() {
        return new TypeText(Map.of());
    }

    public String of(TypeMirror type) {
        return visit(type);
    }

    /** Writes types with commas. */
    public String list(List<? extends TypeMirror> types) {
        List<String> texts = new ArrayList<>(types.size());
        for (TypeMirror type : types) {
            texts.add(of(type));
        }
        return String.join(", ", texts);
    }

    /** Writes the throws clause of a method, or nothing if it throws nothing. */
    public String throwsClause(List<? extends TypeMirror> thrown) {
        return thrown.isEmpty() ? "" : " throws " + list(thrown);
    }

    /** Returns a type parameter with its bounds, as in its declaration. */
    public String declaration(TypeVariable variable) {
        TypeMirror bound = variable.getUpperBound();
        String text = bound instanceof IntersectionType intersection
                ? intersection.getBounds().stream().map(this::of).collect(Collectors.joining(" & "))
                : of(bound);
        // Object as the only bound is redundant; before other bounds, it is the erasure of the type variable.
        return of(variable) + (text.equals("java.lang.Object") ? "" : " extends " + text);
    }

    @Override
    protected String defaultAction(TypeMirror type, Void nothing) {
        return type.getKind() == TypeKind.VOID ? "void" : type.toString();
    }

    @Override
    public String visitArray(ArrayType type, Void nothing) {
        return of(type.getComponentType()) + "[]";
    }

    @Override
    public String visitTypeVariable(TypeVariable type, Void nothing) {
        Element element = type.asElement();
        String name = names.get(element);
        return name == null ? element.getSimpleName().toString() : name;
    }

    @Override
    public String visitWildcard(WildcardType type, Void nothing) {
        if (type.getExtendsBound() != null) {
            return "? extends " + of(type.getExtendsBound());
        }
        return type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound());
    }

    @Override
    public String visitDeclared(DeclaredType type, Void nothing) {
        String arguments = type.getTypeArguments().isEmpty() ? "" : "<" + list(type.getTypeArguments()) + ">";
        TypeElement element = (TypeElement) type.asElement();
        // The enclosing type must be written as a type only if it has type arguments. That of a static type has none,
        // but the compiler of Eclipse tells those of its declaration.
        String name =
                !element.getModifiers().contains(Modifier.STATIC) && TypeForms.isParameterized(type.getEnclosingType())
                        ? of(type.getEnclosingType()) + "." + element.getSimpleName()
                        : name(element);
        return name + arguments;
    }

    /** Writes a class or interface, without type arguments. */
    public String of(Element element) {
        return name((TypeElement) element);
    }

    private static String name(TypeElement element) {
        String qualified = element.getQualifiedName().toString();
        // A local class has no qualified name, and needs none where it can be mentioned.
        return qualified.isEmpty() ? element.getSimpleName().toString() : qualified;
    }
}
