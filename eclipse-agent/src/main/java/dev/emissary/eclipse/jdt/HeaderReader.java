package dev.emissary.eclipse.jdt;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.internal.compiler.ast.ArrayInitializer;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/** Reads the header of an emissary from its tree, whose types the compiler has resolved. */
final class HeaderReader {
    private final Compilation compilation;
    private final EmissaryState state;
    private final TypeDeclaration declaration;

    HeaderReader(Compilation compilation, EmissaryState state) {
        this.compilation = compilation;
        this.state = state;
        declaration = state.declaration;
    }

    /** Returns the header as it is known when the supertypes are connected; type variables have no bounds yet. */
    Header beforeSupertypes() {
        return header(true);
    }

    /** Returns the header when all types are known. */
    Header complete() {
        return header(false);
    }

    private Header header(boolean early) {
        List<Component> components = new ArrayList<>();
        for (RecordComponent component : declaration.recordComponents) {
            TypeBinding type = component.type.resolvedType;
            if (!early && component.binding != null) {
                type = component.binding.type;
            }
            boolean isVariable = type != null && type.isTypeVariable();
            TypeMirror mirror =
                    type == null || (early && isVariable) ? compilation.types.getNoType(TypeKind.NONE) : type(type);
            components.add(new Component(new String(component.name), mirror, isVariable));
        }
        List<TypeMirror> listed = new ArrayList<>();
        if (declaration.superInterfaces != null) {
            for (TypeReference reference : declaration.superInterfaces) {
                listed.add(type(reference.resolvedType));
            }
        }
        return new Header(components, listed, explicit());
    }

    private TypeMirror type(TypeBinding binding) {
        if (binding == null) {
            return compilation.types.getNoType(TypeKind.NONE);
        }
        if (!binding.isValidBinding()) {
            // The element of an unknown type must be a class; which one it is does not matter.
            return compilation.model.error(declaration.scope.getJavaLangObject());
        }
        return compilation.model.type(binding);
    }

    private Optional<List<TypeMirror>> explicit() {
        Expression value = value(state);
        if (value == null) {
            return Optional.empty();
        }
        List<TypeMirror> types = new ArrayList<>();
        for (ClassLiteralAccess literal : literals(state)) {
            TypeBinding type = literal.type.resolvedType == null
                    ? literal.type.resolveType(declaration.scope)
                    : literal.type.resolvedType;
            types.add(type(type));
        }
        return Optional.of(types);
    }

    /** Returns the class literals of {@code @Emissary({…})}, in order. */
    static List<ClassLiteralAccess> literals(EmissaryState state) {
        Expression value = value(state);
        List<ClassLiteralAccess> literals = new ArrayList<>();
        if (value instanceof ArrayInitializer array) {
            for (Expression one : array.expressions == null ? new Expression[0] : array.expressions) {
                if (one instanceof ClassLiteralAccess literal) {
                    literals.add(literal);
                }
            }
        } else if (value instanceof ClassLiteralAccess literal) {
            literals.add(literal);
        }
        return literals;
    }

    /** Returns the expression in the parentheses of {@code @Emissary(…)}, or null. */
    static Expression value(EmissaryState state) {
        if (state.annotation != null) {
            for (MemberValuePair pair : state.annotation.memberValuePairs()) {
                return pair.value;
            }
        }
        return null;
    }
}
