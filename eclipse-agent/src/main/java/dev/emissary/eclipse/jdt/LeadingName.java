package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.MarkerAnnotation;
import org.eclipse.jdt.internal.compiler.ast.NormalAnnotation;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.SingleMemberAnnotation;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;

/**
 * A simple name in a type or an annotation that is resolved as a type in the enclosing scopes: the first name of the
 * type, of a type argument, of an annotation's type, or of a class literal or constant among its arguments.
 *
 * @param name the name
 * @param start where it begins in the file
 */
record LeadingName(char[] name, int start) {
    /** Returns those of a component. */
    static List<LeadingName> in(RecordComponent component) {
        List<LeadingName> names = new ArrayList<>();
        collect(component.annotations, names);
        collect(component.type, names);
        return names;
    }

    /** Returns those of a type. */
    static List<LeadingName> in(TypeReference type) {
        List<LeadingName> names = new ArrayList<>();
        collect(type, names);
        return names;
    }

    /** Returns where it ends in the file. */
    int end() {
        return start + name.length - 1;
    }

    private static void collect(TypeReference type, List<LeadingName> names) {
        if (type == null) {
            return;
        }
        for (Annotation[] annotations : Trees.list(type.annotations)) {
            collect(annotations, names);
        }
        if (type.isBaseTypeReference()) {
            return;
        }
        if (type instanceof Wildcard wildcard) {
            collect(wildcard.bound, names);
            return;
        }
        int start = type instanceof QualifiedTypeReference qualified
                ? (int) (qualified.sourcePositions[0] >>> 32)
                : type.sourceStart;
        names.add(new LeadingName(type.getTypeName()[0], start));
        for (TypeReference[] arguments : Trees.list(type.getTypeArguments())) {
            for (TypeReference argument : Trees.list(arguments)) {
                collect(argument, names);
            }
        }
    }

    private static void collect(Annotation[] annotations, List<LeadingName> names) {
        if (annotations == null) {
            return;
        }
        ASTVisitor values = new ASTVisitor() {
            @Override
            public boolean visit(ClassLiteralAccess literal, BlockScope scope) {
                collect(literal.type, names);
                return false;
            }

            @Override
            public boolean visit(QualifiedNameReference constant, BlockScope scope) {
                names.add(new LeadingName(constant.tokens[0], constant.sourceStart));
                return false;
            }

            @Override
            public boolean visit(MarkerAnnotation annotation, BlockScope scope) {
                collect(annotation.type, names);
                return true;
            }

            @Override
            public boolean visit(SingleMemberAnnotation annotation, BlockScope scope) {
                collect(annotation.type, names);
                return true;
            }

            @Override
            public boolean visit(NormalAnnotation annotation, BlockScope scope) {
                collect(annotation.type, names);
                return true;
            }
        };
        for (Annotation annotation : annotations) {
            annotation.traverse(values, (BlockScope) null);
        }
    }
}
