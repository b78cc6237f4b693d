package dev.emissary.eclipse.jdt;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Initializer;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;

/**
 * The problems of the compiler that are others for an emissary than for a record: they are dropped, or replaced by those
 * that the specification has for them.
 */
final class ProblemFilter {
    private static final Map<Integer, String> MODIFIERS = Map.of(
            ClassFileConstants.AccAbstract, "abstract",
            ExtraCompilerModifiers.AccSealed, "sealed",
            ExtraCompilerModifiers.AccNonSealed, "non-sealed");

    private final Problems problems;

    ProblemFilter(Problems problems) {
        this.problems = problems;
    }

    /** Whether a problem is not to be reported, because it is none of an emissary or has been replaced. */
    boolean replaces(int id, String[] arguments, int start, int end, Object context) {
        if (id == Problems.ID) {
            return false;
        }
        if (id == IProblem.UnhandledWarningToken) {
            return arguments != null && arguments.length > 0 && arguments[0].equals("emissary");
        }
        TypeDeclaration declaration = declaration((ReferenceContext) context);
        EmissaryState state = declaration == null ? null : Emissaries.of(declaration);
        if (state == null) {
            return false;
        }
        return followsFromError(id, start, state)
                || id == IProblem.FinalFieldAssignment && isAssignedInCompact(start, end, declaration)
                || isInInitializer(start, declaration) && id != IProblem.RecordInstanceInitializerBlockInRecord
                || id == IProblem.UninitializedBlankFinalField && isReadEarly(start, end, state)
                || replace(id, declaration, start, end, context);
    }

    /** Whether a problem is about the methods of an emissary as a whole that has been reported already. */
    private static boolean followsFromError(int id, int start, EmissaryState state) {
        return state.hasErrors && (id & IProblem.MethodRelated) != 0 && start == state.declaration.sourceStart;
    }

    /** Whether a place is in an instance initializer, which is an error as a whole (EM-CLASS-4). */
    private static boolean isInInitializer(int start, TypeDeclaration declaration) {
        if (declaration.fields != null) {
            for (FieldDeclaration field : declaration.fields) {
                if (field instanceof Initializer && !field.isStatic() && contains(field, start)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean contains(FieldDeclaration field, int position) {
        return field.declarationSourceStart <= position && position <= field.declarationSourceEnd;
    }

    /** Whether a compact constructor assigns a component's field; reports it then (EM-CTOR-2). */
    private boolean isAssignedInCompact(int start, int end, TypeDeclaration declaration) {
        for (AbstractMethodDeclaration method : methods(declaration)) {
            if (method.isCompactConstructor() && method.bodyStart <= start && start <= method.bodyEnd) {
                String field = source(declaration, start, end);
                if (List.of(names(declaration.recordComponents).split(",")).contains(field)) {
                    problems.error(declaration, start, end, "compact.assignment", field);
                    return true;
                }
            }
        }
        return false;
    }

    private static AbstractMethodDeclaration[] methods(TypeDeclaration declaration) {
        return declaration.methods == null ? new AbstractMethodDeclaration[0] : declaration.methods;
    }

    /** Whether the initializer of an additional field reads a component; reports it then (EM-CLASS-4). */
    private boolean isReadEarly(int start, int end, EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        String read = source(declaration, start, end);
        for (FieldDeclaration field : declaration.fields == null ? new FieldDeclaration[0] : declaration.fields) {
            if (!(field instanceof Initializer) && !field.isStatic() && contains(field, start)) {
                for (RecordComponent component : declaration.recordComponents) {
                    if (read.equals(new String(component.name))) {
                        problems.error(
                                declaration,
                                start,
                                end,
                                "initializer.early",
                                new String(field.name),
                                read,
                                new String(declaration.name));
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static TypeDeclaration declaration(ReferenceContext context) {
        if (context instanceof TypeDeclaration declaration) {
            return declaration;
        }
        if (context instanceof LambdaExpression lambda && lambda.scope != null) {
            return lambda.scope.enclosingClassScope().referenceContext;
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
                    IProblem.RecordIllegalComponentNameInRecord,
                    IProblem.RecordAccessorMethodHasThrowsClause,
                    IProblem.RecordIllegalAccessorReturnType,
                    IProblem.RecordAccessorMethodShouldNotBeGeneric,
                    IProblem.RecordAccessorMethodShouldBePublic,
                    IProblem.RecordAccessorMethodShouldNotBeStatic,
                    IProblem.RecordAccessorMissingOverrideAnnotation -> {}
            // The rules report it.
            case IProblem.DuplicateSuperInterface -> {}
            case IProblem.RecordInstanceInitializerBlockInRecord ->
                problems.error(declaration, start, end, "initializer");
            case IProblem.RecordIllegalModifierForRecord,
                    IProblem.RecordIllegalModifierForInnerRecord,
                    IProblem.RecordIllegalModifierForLocalRecord -> {
                return reportModifiers(declaration);
            }
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
            case IProblem.RecordErasureIncompatibilityInCanonicalConstructor -> {
                return reportParameterType(declaration, start);
            }
            case IProblem.RecordMissingExplicitConstructorCallInNonCanonicalConstructor ->
                problems.error(
                        declaration, start, end, "constructor.call", types(declaration), new String(declaration.name));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Reports that a parameter of the canonical constructor has another type than its component (EM-CTOR-3). */
    private boolean reportParameterType(TypeDeclaration declaration, int start) {
        for (AbstractMethodDeclaration method : methods(declaration)) {
            for (int i = 0; method.isConstructor() && method.arguments != null && i < method.arguments.length; i++) {
                Argument parameter = method.arguments[i];
                if (parameter.type.sourceStart == start && i < declaration.recordComponents.length) {
                    RecordComponent component = declaration.recordComponents[i];
                    String type = new String(component.binding.type.shortReadableName());
                    problems.error(
                            declaration,
                            parameter,
                            "canonical.type",
                            new String(parameter.name),
                            component.isVarArgs() ? type.replaceFirst("\\[\\]$", "...") : type);
                    return true;
                }
            }
        }
        return false;
    }

    /** Reports the modifiers that an emissary cannot have; whether there are any (EM-FORM-5). */
    private boolean reportModifiers(TypeDeclaration declaration) {
        boolean found = false;
        for (Map.Entry<Integer, String> modifier : MODIFIERS.entrySet()) {
            if ((declaration.modifiers & modifier.getKey()) != 0) {
                problems.error(declaration, declaration, "modifier", modifier.getValue());
                found = true;
            }
        }
        return found;
    }

    private static String source(TypeDeclaration declaration, int start, int end) {
        char[] contents = declaration.compilationResult.compilationUnit.getContents();
        String text = new String(contents, start, end - start + 1);
        return text.substring(text.lastIndexOf('.') + 1).trim();
    }

    private static String names(Argument[] parameters) {
        return String.join(
                ",",
                java.util.Arrays.stream(parameters)
                        .map(one -> new String(one.name))
                        .toList());
    }

    private static String names(RecordComponent[] components) {
        return String.join(
                ",",
                java.util.Arrays.stream(components)
                        .map(one -> new String(one.name))
                        .toList());
    }

    private static String types(TypeDeclaration declaration) {
        return String.join(
                ",",
                java.util.Arrays.stream(declaration.binding.components())
                        .map(one -> new String(one.type.shortReadableName()))
                        .toList());
    }
}
