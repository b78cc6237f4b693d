package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.EmissaryState.Decision;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.LintRules;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Initializer;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;

/** The checks of declarations for which there is a tree: where an annotation stands, and what a body may contain. */
final class DeclarationChecks {
    private final Problems problems;
    private final boolean lint;

    DeclarationChecks(Problems problems, boolean lint) {
        this.problems = problems;
        this.lint = lint;
    }

    /** Checks an emissary whose methods are to be planned. */
    void beforePlanning(EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        if (declaration.recordComponents.length == 0) {
            problems.error(declaration, declaration, "no.component");
        }
        if (declaration.fields != null) {
            for (FieldDeclaration field : declaration.fields) {
                if (!(field instanceof Initializer) && !field.isStatic() && !field.isFinal()) {
                    problems.error(declaration, field, "field.not.final", new String(field.name));
                }
            }
        }
    }

    /** Checks a class or interface whose code the compiler has resolved. */
    Object afterResolution(TypeDeclaration declaration) {
        EmissaryState state = Emissaries.of(declaration);
        if (state == null) {
            checkAnnotation(declaration);
        } else if (lint && state.decision != null && !declaration.hasErrors() && state.decision.plan().isComplete()) {
            lint(state, state.decision);
        }
        return null;
    }

    private void checkAnnotation(TypeDeclaration declaration) {
        if (declaration.annotations == null || declaration.scope == null || declaration.isRecord()) {
            return;
        }
        for (Annotation annotation : declaration.annotations) {
            if (Emissaries.isEmissary(annotation, declaration.scope)) {
                problems.error(declaration, annotation, "not.a.record", kind(declaration));
            }
        }
    }

    private static String kind(TypeDeclaration declaration) {
        return switch (TypeDeclaration.kind(declaration.modifiers)) {
            case TypeDeclaration.ANNOTATION_TYPE_DECL -> "an annotation interface";
            case TypeDeclaration.INTERFACE_DECL -> "an interface";
            case TypeDeclaration.ENUM_DECL -> "an enum";
            default -> "a class";
        };
    }

    private void lint(EmissaryState state, Decision decision) {
        TypeDeclaration declaration = state.declaration;
        Compilation compilation = Emissaries.compilation(declaration.scope.environment());
        Set<String> used = new ComponentUses(declaration).found();
        for (Problem problem : new LintRules(compilation.types, compilation.model::declaredMethods)
                .problems(
                        compilation.model.element(declaration.binding),
                        decision.header(),
                        decision.superinterfaces(),
                        decision.plan(),
                        component -> used.contains(decision.header().name(component)))) {
            Annotation[] closest = problem.place().part() == Part.COMPONENT
                    ? declaration.recordComponents[problem.place().index()].annotations
                    : null;
            if (!Suppressions.include(closest) && !Suppressions.enclose(declaration)) {
                problems.report(problem, state);
            }
        }
    }
}
