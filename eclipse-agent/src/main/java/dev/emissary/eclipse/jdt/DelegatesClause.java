package dev.emissary.eclipse.jdt;

import java.util.ArrayList;
import java.util.List;
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
import org.eclipse.jdt.internal.compiler.ast.SingleMemberAnnotation;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/**
 * The {@code delegates} clause of a declaration, which means the list of the annotation (EM-FORM-2).
 *
 * @param types the types as they are written
 * @param late whether it comes after the implements clause, which is an error
 * @param list the class literals that they stand for
 * @param pair the list as the element of the annotation
 */
record DelegatesClause(List<TypeReference> types, boolean late, ArrayInitializer list, MemberValuePair pair) {
    /** Takes the types between two places out of the implements clause, as part of which the parser has read them. */
    static DelegatesClause separate(TypeDeclaration declaration, int start, int end) {
        boolean late = false;
        List<TypeReference> clause = new ArrayList<>();
        List<TypeReference> others = new ArrayList<>();
        for (TypeReference type : declaration.superInterfaces) {
            if (start <= type.sourceStart && type.sourceStart < end) {
                late = !others.isEmpty();
                clause.add(type);
            } else {
                others.add(type);
            }
        }
        if (clause.isEmpty()) {
            return null;
        }
        declaration.superInterfaces = others.isEmpty() ? null : others.toArray(TypeReference[]::new);
        return of(clause, late);
    }

    /** Returns the clause of some types. */
    static DelegatesClause of(List<TypeReference> clause, boolean late) {
        ArrayInitializer list = new ArrayInitializer();
        list.sourceStart = clause.get(0).sourceStart;
        list.sourceEnd = clause.get(clause.size() - 1).sourceEnd;
        list.expressions = clause.stream()
                .map(type -> new ClassLiteralAccess(type.sourceEnd, withoutArguments(type)))
                .toArray(Expression[]::new);
        MemberValuePair pair = new MemberValuePair("value".toCharArray(), list.sourceStart, list.sourceEnd, list);
        return new DelegatesClause(List.copyOf(clause), late, list, pair);
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
}
