package dev.emissary.rules.header;

import dev.emissary.model.Supply;
import dev.emissary.rules.header.Shapes.Found;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.Optional;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** What components that are suppliers give, and how they are asked for it (EM-DEL-9). */
public final class Suppliers extends ProgramRules {
    public Suppliers(ProgramRules rules) {
        super(rules);
    }

    public Suppliers(Types types, ProgramFacts facts) {
        super(types, facts);
    }

    /** Returns how an object is got from a component of a type; empty if it is no supplier, or a raw one. */
    public Optional<Supply> of(TypeMirror component) {
        Optional<DeclaredType> supplier = questions
                .supertypeNamed(component, "java.util.function.Supplier")
                .filter(type -> !type.getTypeArguments().isEmpty());
        if (supplier.isEmpty()) {
            return Optional.empty();
        }
        TypeMirror argument = supplier.get().getTypeArguments().get(0);
        TypeMirror given = upper(argument);
        TypeElement element = (TypeElement) supplier.get().asElement();
        // A subinterface may return a subtype.
        TypeMirror asked = TypeForms.isInterface(component) ? component : supplier.get();
        Found get = new Shapes(this, element).named(asked, "get", 0).get(0);
        if (asked != component) {
            DeclaredType upcast = given == argument
                    ? supplier.get()
                    : types.getDeclaredType(element, types.getWildcardType(given, null));
            return Optional.of(new Supply(get.method(), Optional.of(upcast), given));
        }
        TypeMirror result = get.method().getEnclosingElement().equals(element)
                ? given
                : upper(get.signature().getReturnType());
        return Optional.of(new Supply(get.method(), Optional.empty(), result));
    }

    /** Returns the bound of a wildcard, or of a captured one; an unbounded one gives nothing that has an interface. */
    private static TypeMirror upper(TypeMirror type) {
        if (type instanceof WildcardType wildcard) {
            return wildcard.getExtendsBound() == null ? wildcard : wildcard.getExtendsBound();
        }
        return type instanceof TypeVariable variable
                        && !SourceVersion.isIdentifier(variable.asElement().getSimpleName())
                        && variable.getUpperBound().getKind() != TypeKind.TYPEVAR
                ? variable.getUpperBound()
                : type;
    }
}
