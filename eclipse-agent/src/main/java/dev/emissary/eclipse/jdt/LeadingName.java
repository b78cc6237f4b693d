package dev.emissary.eclipse.jdt;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ArrayQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ArrayTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedSingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
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
        Search search = new Search();
        component.traverse(search, null);
        return search.found;
    }

    /** Returns those of a type. */
    static List<LeadingName> in(TypeReference type) {
        Search search = new Search();
        type.traverse(search, (BlockScope) null);
        return search.found;
    }

    /** Returns where it ends in the file. */
    int end() {
        return start + name.length - 1;
    }

    private static final class Search extends ASTVisitor {
        private final List<LeadingName> found = new ArrayList<>();

        private boolean add(TypeReference type, int start) {
            if (!type.isBaseTypeReference()) {
                found.add(new LeadingName(type.getTypeName()[0], start));
            }
            return true;
        }

        private boolean add(QualifiedTypeReference type) {
            return add(type, (int) (type.sourcePositions[0] >>> 32));
        }

        @Override
        public boolean visit(SingleTypeReference type, BlockScope scope) {
            return add(type, type.sourceStart);
        }

        @Override
        public boolean visit(ArrayTypeReference type, BlockScope scope) {
            return add(type, type.sourceStart);
        }

        @Override
        public boolean visit(ParameterizedSingleTypeReference type, BlockScope scope) {
            return add(type, type.sourceStart);
        }

        @Override
        public boolean visit(QualifiedTypeReference type, BlockScope scope) {
            return add(type);
        }

        @Override
        public boolean visit(ArrayQualifiedTypeReference type, BlockScope scope) {
            return add(type);
        }

        @Override
        public boolean visit(ParameterizedQualifiedTypeReference type, BlockScope scope) {
            return add(type);
        }

        @Override
        public boolean visit(QualifiedNameReference constant, BlockScope scope) {
            found.add(new LeadingName(constant.tokens[0], constant.sourceStart));
            return false;
        }
    }
}
