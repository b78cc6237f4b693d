package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.HeaderText.Target;
import dev.emissary.eclipse.jdt.access.Trees;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.ArrayInitializer;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MarkerAnnotation;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.NormalAnnotation;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedSingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.SingleMemberAnnotation;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/**
 * The {@code delegates} clause of a declaration, which means the list of the annotation (EM-FORM-2), or the lists of its
 * components (EM-DEL-10).
 *
 * @param types the types as they are written
 * @param targets for each type the component that it is delegated to, or null; none if the list names no component
 * @param list the class literals that the types stand for
 * @param pair the list as the element of the annotation, in the order of the components
 */
record DelegatesClause(List<TypeReference> types, List<Target> targets, ArrayInitializer list, MemberValuePair pair) {
    /** Takes the types between two places out of the implements clause, as part of which the parser has read them. */
    static DelegatesClause separate(TypeDeclaration declaration, HeaderText.Clause written) {
        List<TypeReference> clause = new ArrayList<>();
        List<TypeReference> others = new ArrayList<>();
        for (TypeReference type : declaration.superInterfaces) {
            (written.start() <= type.sourceStart && type.sourceStart < written.end() ? clause : others).add(type);
        }
        if (clause.isEmpty()) {
            return null;
        }
        declaration.superInterfaces = others.isEmpty() ? null : others.toArray(TypeReference[]::new);
        return named(clause, written.targets(), declaration);
    }

    /** Returns the clause of some types, and of the components that some of them are delegated to. */
    static DelegatesClause named(List<TypeReference> clause, List<Target> targets, TypeDeclaration declaration) {
        List<Target> named = new ArrayList<>();
        for (int i = 0; i < clause.size() && !targets.isEmpty(); i++) {
            int type = i;
            named.add(targets.stream()
                    .filter(target -> target.type() == type)
                    .findFirst()
                    .orElse(null));
        }
        return of(clause, named, declaration);
    }

    /** Returns the clause of some types, and for each the component that it is delegated to, if any are named. */
    static DelegatesClause of(List<TypeReference> clause, List<Target> targets, TypeDeclaration declaration) {
        List<Expression> literals = new ArrayList<>();
        for (TypeReference type : clause) {
            literals.add(new ClassLiteralAccess(type.sourceEnd, withoutArguments(type)));
        }
        List<Expression> ordered = new ArrayList<>();
        // A declaration that is made from a Java model has no components yet.
        RecordComponent[] components =
                declaration.recordComponents == null ? new RecordComponent[0] : declaration.recordComponents;
        for (RecordComponent component : components) {
            for (int i = 0; i < targets.size(); i++) {
                if (targets.get(i) != null && targets.get(i).name().equals(new String(component.name))) {
                    ordered.add(literals.get(i));
                }
            }
        }
        literals.stream().filter(literal -> !ordered.contains(literal)).forEach(ordered::add);
        ArrayInitializer list = list(clause, literals);
        MemberValuePair pair =
                new MemberValuePair("value".toCharArray(), list.sourceStart, list.sourceEnd, list(clause, ordered));
        return new DelegatesClause(List.copyOf(clause), Collections.unmodifiableList(targets), list, pair);
    }

    private static ArrayInitializer list(List<TypeReference> clause, List<Expression> literals) {
        ArrayInitializer list = new ArrayInitializer();
        list.sourceStart = clause.get(0).sourceStart;
        list.sourceEnd = clause.get(clause.size() - 1).sourceEnd;
        list.expressions = literals.toArray(Expression[]::new);
        return list;
    }

    /** Whether it stands after the implements clause, which is an error. */
    boolean isAfter(TypeReference[] implemented) {
        return implemented != null && implemented[0].sourceStart < types.get(0).sourceStart;
    }

    /** Returns the clause as it is written, without its first word. */
    String text() {
        StringJoiner text = new StringJoiner(", ");
        for (int i = 0; i < types.size(); i++) {
            boolean isNamed = i < targets.size() && targets.get(i) != null;
            text.add(types.get(i) + (isNamed ? " to " + targets.get(i).name() : ""));
        }
        return text.toString();
    }

    /** Reports what is no name of a component. */
    void checkTargets(ClassScope scope) {
        char[] source = scope.referenceCompilationUnit()
                .compilationResult
                .getCompilationUnit()
                .getContents();
        targets.stream().filter(Objects::nonNull).forEach(target -> target.check(scope, source));
    }

    /** Reports annotations: a class literal has none, and neither has the name that stands for it. */
    void refuseAnnotations(ClassScope scope) {
        ASTVisitor refusal = new ASTVisitor() {
            @Override
            public boolean visit(MarkerAnnotation annotation, ClassScope around) {
                return refuse(annotation);
            }

            @Override
            public boolean visit(SingleMemberAnnotation annotation, ClassScope around) {
                return refuse(annotation);
            }

            @Override
            public boolean visit(NormalAnnotation annotation, ClassScope around) {
                return refuse(annotation);
            }

            private boolean refuse(Annotation annotation) {
                scope.problemReporter().misplacedTypeAnnotations(annotation, annotation);
                return false;
            }
        };
        types.forEach(type -> type.traverse(refusal, scope));
    }

    private static TypeReference withoutArguments(TypeReference type) {
        if (type instanceof ParameterizedSingleTypeReference single) {
            return new SingleTypeReference(
                    single.token, (long) type.sourceStart << 32 | type.sourceStart + single.token.length - 1);
        }
        if (type instanceof ParameterizedQualifiedTypeReference qualified) {
            return new QualifiedTypeReference(qualified.tokens, qualified.sourcePositions);
        }
        return type;
    }

    /**
     * Makes the class file record the list in the annotation (EM-FORM-3): the compiler writes none of a marker
     * annotation.
     */
    void record(TypeDeclaration declaration) {
        for (int i = 0; declaration.annotations != null && i < declaration.annotations.length; i++) {
            Annotation annotation = declaration.annotations[i];
            if (Emissaries.isEmissary(annotation, declaration.scope)) {
                NormalAnnotation recorded = new NormalAnnotation(annotation.type, annotation.sourceStart);
                recorded.resolvedType = annotation.resolvedType;
                recorded.memberValuePairs = new MemberValuePair[] {pair};
                if (pair.binding == null) {
                    // That of the mark would be resolved, but the annotation is written.
                    pair.binding = ((ReferenceBinding) annotation.resolvedType).getMethods(pair.name)[0];
                    pair.resolveTypeExpecting(declaration.staticInitializerScope, pair.binding.returnType);
                }
                declaration.annotations[i] = recorded;
            }
        }
    }

    /** Moves the lists of the components, which together are one list, to the state, unless it has another list. */
    static void moveLists(EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        List<TypeReference> types = new ArrayList<>();
        List<Target> targets = new ArrayList<>();
        for (RecordComponent component : declaration.recordComponents) {
            for (Annotation annotation : Emissaries.own(component.annotations, declaration.scope)) {
                state.lists.put(annotation, component);
                List<TypeReference> own = listed(annotation);
                if (own != null) {
                    component.annotations = Emissaries.without(annotation, component.annotations);
                    types.addAll(own);
                    targets.addAll(Collections.nCopies(
                            own.size(),
                            new Target(
                                    new String(component.name), 0, 0, component.sourceStart, component.sourceEnd, 0)));
                }
            }
        }
        if (!types.isEmpty() && HeaderReader.value(state) == null) {
            state.clause = of(types, targets, declaration);
            state.hasComponentLists = true;
        }
    }

    /** Returns the types of a list, or null if it has an error of the compiler's own. */
    private static List<TypeReference> listed(Annotation annotation) {
        List<TypeReference> types = new ArrayList<>();
        for (MemberValuePair pair : annotation.memberValuePairs()) {
            if (!"value".equals(new String(pair.name))) {
                return null;
            }
            for (Expression value : Trees.elements(pair.value)) {
                if (!(value instanceof ClassLiteralAccess literal)) {
                    return null;
                }
                types.add(literal.type);
            }
        }
        return types;
    }

    /** Reports what is wrong with the lists of the components as such. */
    static void checkLists(EmissaryState state) {
        if (!state.lists.isEmpty() && !state.hasComponentLists && HeaderReader.value(state) != null) {
            Problems.error(state.declaration, state.lists.keySet().iterator().next(), "list.twice");
        }
        state.lists.forEach((list, component) -> {
            if (listsNothing(list)) {
                Problems.error(state.declaration, list, "target.empty", new String(component.name));
            }
        });
    }

    /** Whether the annotation of a component lists nothing, which is an error. */
    static boolean listsNothing(Annotation list) {
        List<TypeReference> types = listed(list);
        return types != null && types.isEmpty();
    }
}
