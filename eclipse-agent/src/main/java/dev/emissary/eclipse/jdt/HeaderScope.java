package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.ProblemFilter.CompilerProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ArrayQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ArrayTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedQualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.ParameterizedSingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedTypeReference;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/**
 * The check that the types and annotations of components do not mean inherited member types (EM-DEL-6). While they are
 * resolved it is not known yet what is inherited, so the errors about names that mean nothing are held until then.
 */
final class HeaderScope {
    private final ClassScope scope;
    private final List<CompilerProblem> held = new ArrayList<>();

    /** Prepares the check of one emissary. */
    HeaderScope(ClassScope scope) {
        this.scope = scope;
    }

    /** Holds an error about a name that means nothing. */
    void hold(CompilerProblem error) {
        held.add(error);
    }

    /** Reports the names that mean inherited member types, and the errors that have been held of other names. */
    void check() {
        Set<Integer> inherited = new HashSet<>();
        for (RecordComponent component : scope.referenceContext.recordComponents) {
            for (LeadingName name : LeadingName.in(component)) {
                if (isInherited(name)) {
                    inherited.add(name.start());
                }
            }
        }
        for (CompilerProblem error : held) {
            if (!inherited.contains(error.start())) {
                error.report().run();
            }
        }
    }

    /**
     * Whether a name means an inherited member type, and around the declaration another type or none; reports it then.
     */
    private boolean isInherited(LeadingName name) {
        TypeDeclaration declaration = scope.referenceContext;
        if (isDeclared(name, declaration)) {
            return false;
        }
        ReferenceBinding type = scope.findMemberType(name.name(), declaration.binding);
        if (type != null && type.problemId() == ProblemReasons.Ambiguous) {
            type = (ReferenceBinding) type.closestMatch();
        }
        if (type == null || !type.isValidBinding() || type == scope.parent.getType(name.name())) {
            return false;
        }
        Problems.error(
                declaration,
                name.start(),
                name.end(),
                "name.inherited",
                new String(name.name()),
                new String(type.enclosingType().qualifiedSourceName()),
                new String(declaration.name));
        return true;
    }

    private static boolean isDeclared(LeadingName name, TypeDeclaration declaration) {
        return declaration.binding.getMemberType(name.name()) != null
                || BodyParts.hasTypeParameter(declaration, name.name());
    }

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
}
