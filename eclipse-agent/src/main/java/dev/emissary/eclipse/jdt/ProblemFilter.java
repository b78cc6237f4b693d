package dev.emissary.eclipse.jdt;

import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;

/**
 * The problems of the compiler that are others for an emissary than for a record: they are dropped, or replaced by those
 * that the specification has for them.
 */
final class ProblemFilter {
    private final Problems problems;

    ProblemFilter(Problems problems) {
        this.problems = problems;
    }

    /** Whether a problem is not to be reported, because it is none of an emissary or has been replaced. */
    boolean replaces(int id, String[] arguments, int start, int end, Object context) {
        if (id == IProblem.UnhandledWarningToken) {
            return arguments != null && arguments.length > 0 && arguments[0].equals("emissary");
        }
        TypeDeclaration declaration = isAboutRecords(id) ? declaration((ReferenceContext) context) : null;
        return declaration != null && Emissaries.of(declaration) != null && replace(id, declaration, start, end, context);
    }

    private static boolean isAboutRecords(int id) {
        return id >= IProblem.RecordIllegalModifierForInnerRecord && id <= IProblem.RecordAccessorMissingOverrideAnnotation;
    }

    private static TypeDeclaration declaration(ReferenceContext context) {
        if (context instanceof TypeDeclaration declaration) {
            return declaration;
        }
        ClassScope scope = context instanceof AbstractMethodDeclaration method && method.scope != null
                ? method.scope.enclosingClassScope()
                : null;
        return scope == null ? null : scope.referenceContext;
    }

    private boolean replace(int id, TypeDeclaration declaration, int start, int end, Object context) {
        switch (id) {
            case IProblem.RecordCanonicalConstructorVisibilityReduced,
                    IProblem.RecordNonStaticFieldDeclarationInRecord,
                    IProblem.RecordAccessorMethodHasThrowsClause,
                    IProblem.RecordIllegalAccessorReturnType,
                    IProblem.RecordAccessorMethodShouldNotBeGeneric,
                    IProblem.RecordAccessorMethodShouldBePublic,
                    IProblem.RecordAccessorMethodShouldNotBeStatic,
                    IProblem.RecordAccessorMissingOverrideAnnotation -> {}
            case IProblem.RecordInstanceInitializerBlockInRecord -> problems.error(declaration, start, end, "initializer");
            case IProblem.RecordCanonicalConstructorHasThrowsClause ->
                problems.error(declaration, start, end, "canonical.throws");
            case IProblem.RecordCanonicalConstructorShouldNotBeGeneric ->
                problems.error(declaration, start, end, "canonical.generic");
            case IProblem.RecordCanonicalConstructorHasExplicitConstructorCall,
                    IProblem.RecordCompactConstructorHasExplicitConstructorCall ->
                problems.error(declaration, start, end, "canonical.call");
            case IProblem.RecordCompactConstructorHasReturnStatement ->
                problems.error(declaration, start, end, "compact.return", new String(declaration.name));
            case IProblem.RecordIllegalExplicitFinalFieldAssignInCompactConstructor ->
                problems.error(declaration, start, end, "compact.assignment", source(declaration, start, end));
            case IProblem.RecordIllegalParameterNameInCanonicalConstructor ->
                problems.error(
                        declaration,
                        ((AbstractMethodDeclaration) context).sourceStart,
                        ((AbstractMethodDeclaration) context).sourceEnd,
                        "canonical.names",
                        names(((AbstractMethodDeclaration) context).arguments),
                        names(declaration.recordComponents));
            case IProblem.RecordMissingExplicitConstructorCallInNonCanonicalConstructor ->
                problems.error(
                        declaration, start, end, "constructor.call", types(declaration), new String(declaration.name));
            default -> {
                return false;
            }
        }
        return true;
    }

    private static String source(TypeDeclaration declaration, int start, int end) {
        char[] contents = declaration.compilationResult.compilationUnit.getContents();
        String text = new String(contents, start, end - start + 1);
        return text.substring(text.lastIndexOf('.') + 1).trim();
    }

    private static String names(Argument[] parameters) {
        return String.join(
                ",",
                java.util.Arrays.stream(parameters).map(one -> new String(one.name)).toList());
    }

    private static String names(RecordComponent[] components) {
        return String.join(
                ",",
                java.util.Arrays.stream(components).map(one -> new String(one.name)).toList());
    }

    private static String types(TypeDeclaration declaration) {
        return String.join(
                ",",
                java.util.Arrays.stream(declaration.binding.components())
                        .map(one -> new String(one.type.shortReadableName()))
                        .toList());
    }
}
