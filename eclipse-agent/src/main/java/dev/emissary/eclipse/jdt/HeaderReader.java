package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

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

    /**
     * Returns the header.
     *
     * @param early whether the supertypes are being connected, when type variables have no bounds yet
     */
    Header header(boolean early) {
        List<Component> components = new ArrayList<>();
        for (RecordComponent component : declaration.recordComponents) {
            TypeBinding type = component.type.resolvedType;
            if (!early && component.binding != null) {
                type = component.binding.type;
            }
            boolean isVariable = type != null && type.isTypeVariable();
            boolean isLast = component == declaration.recordComponents[declaration.recordComponents.length - 1];
            TypeMirror mirror = isWrong(component.type, type) || (component.isVarArgs() && !isLast)
                    ? unknown()
                    : type == null || (early && isVariable) ? compilation.types.getNoType(TypeKind.NONE) : type(type);
            components.add(new Component(new String(component.name), mirror, isVariable));
        }
        List<TypeMirror> listed = new ArrayList<>();
        for (TypeReference reference : Trees.list(declaration.superInterfaces)) {
            listed.add(lacksArguments(reference) ? unknown() : type(reference.resolvedType));
        }
        List<String> targets = new ArrayList<>();
        if (state.clause != null) {
            state.clause.targets().forEach(target -> targets.add(target == null ? "" : target.name()));
        }
        boolean hasClause = state.annotation == null || (state.clause != null && !state.hasComponentLists);
        return new Header(components, listed, explicit(), targets, hasClause);
    }

    private TypeMirror type(TypeBinding binding) {
        if (binding == null) {
            return compilation.types.getNoType(TypeKind.NONE);
        }
        if (!binding.isValidBinding()) {
            return unknown();
        }
        return compilation.model.type(binding);
    }

    private TypeMirror unknown() {
        // The element of an unknown type must be a class; which one it is does not matter.
        return compilation.model.error(declaration.scope.getJavaLangObject());
    }

    /** Whether the type arguments of a type are wrong, so that the compiler has gone on without them. */
    private static boolean lacksArguments(TypeReference reference) {
        return reference.isParameterizedTypeReference()
                && reference.resolvedType != null
                && !reference.resolvedType.leafComponentType().isParameterizedType();
    }

    /** Whether a type is one with which the compiler has found fault. */
    private boolean isWrong(TypeReference reference, TypeBinding type) {
        if (!(type instanceof TypeVariableBinding)) {
            return reference.resolvedType != null && reference.resolvedType.problemId() == ProblemReasons.NotVisible;
        }
        if (reference.isParameterizedTypeReference() || hasUnknownBound(type)) {
            return true;
        }
        Set<TypeBinding> seen = new HashSet<>();
        for (TypeBinding bound = type; bound instanceof TypeVariableBinding variable; bound = variable.firstBound) {
            if (!seen.add(variable) || (variable.tagBits & TagBits.HierarchyHasProblems) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean hasUnknownBound(TypeBinding variable) {
        for (TypeParameter parameter : Trees.list(declaration.typeParameters)) {
            if (parameter.binding == variable && parameter.type != null) {
                TypeBinding bound = parameter.type.resolvedType;
                return bound == null || !bound.isValidBinding() || (bound.tagBits & TagBits.HasMissingType) != 0;
            }
        }
        return false;
    }

    private Optional<List<TypeMirror>> explicit() {
        Expression value = value(state);
        if (value == null) {
            return state.lists.keySet().stream().anyMatch(DelegatesClause::listsNothing)
                    ? Optional.of(List.of(unknown()))
                    : Optional.empty();
        }
        List<TypeMirror> types = new ArrayList<>();
        for (Expression element : elements(state)) {
            if (element instanceof ClassLiteralAccess literal) {
                TypeBinding type = literal.type.resolvedType == null
                        ? literal.type.resolveType(declaration.scope)
                        : literal.type.resolvedType;
                types.add(type instanceof TypeVariableBinding && isResolvedByCompiler() ? unknown() : type(type));
            } else {
                types.add(unknown());
            }
        }
        if (state.clause != null) {
            for (int i = 0; i < types.size(); i++) {
                TypeReference written = state.clause.types().get(i);
                if (written.isParameterizedTypeReference()) {
                    types.set(i, lacksArguments(written) ? unknown() : type(written.resolvedType));
                }
            }
        }
        return Optional.of(types);
    }

    /** Whether the compiler resolves the list itself, as part of an annotation, and reports a type variable in it. */
    private boolean isResolvedByCompiler() {
        return state.clause == null || Emissaries.keyword(declaration) != null;
    }

    /**
     * Returns the elements of {@code @Emissary({…})}, in order; what is no class literal is the compiler's own error.
     */
    static List<Expression> elements(EmissaryState state) {
        return Trees.elements(value(state));
    }

    /** Returns the expression in the parentheses of {@code @Emissary(…)}, or null. */
    static Expression value(EmissaryState state) {
        if (state.clause != null) {
            return state.clause.list();
        }
        if (state.annotation != null) {
            for (MemberValuePair pair : state.annotation.memberValuePairs()) {
                return pair.value;
            }
        }
        return null;
    }
}
