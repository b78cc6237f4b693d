package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.annotations.HeaderAnnotations;
import dev.emissary.model.Decision;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.rules.warnings.LintRules;
import dev.emissary.rules.warnings.SurpriseWarnings;
import dev.emissary.written.BodyRules;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.impl.StringConstant;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** The checks of declarations for which there is a tree: where an annotation stands, and what a body may contain. */
final class DeclarationChecks {
    /** Whether {@code lint=on} is given. */
    static final boolean WARNS_MORE = AgentOptions.isGiven("lint=on");

    private static final boolean WARNS = !AgentOptions.isGiven("lint=off");

    private DeclarationChecks() {}

    /** Checks an emissary whose methods are to be planned. */
    static void beforePlanning(EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        if (state.namesSuperclass) {
            Problems.error(declaration, state.annotation, "annotation.superclass");
        }
        BodyRules rules = BodyParts.rules(declaration);
        for (FieldDeclaration field : BodyParts.instanceFields(declaration)) {
            if (!field.isFinal()) {
                rules.mutableField(new String(field.name), String.valueOf(field.type), field.initialization != null)
                        .ifPresent(mistake -> Problems.error(declaration, field.sourceStart, field.sourceEnd, mistake));
            }
        }
    }

    /** Checks a class or interface whose code the compiler has resolved. */
    @Hook.Exit("resolve")
    public static void afterResolution(TypeDeclaration declaration) {
        EmissaryState state = Emissaries.of(declaration);
        if (state == null) {
            Emissaries.keepTree(declaration);
            checkAnnotation(declaration);
            return;
        }
        HeaderAnnotations.markCompactConstructors(declaration);
        new CompactConstructors(declaration).check();
        if (state.decision != null) {
            Compilation compilation = Emissaries.compilation(declaration.scope.environment());
            compilation.types.captureIn(declaration.scope);
            ConstructorChecks.check(state, compilation, state.decision.header().components());
        }
        checkComponentAnnotations(declaration, state);
        checkOverriding(declaration);
        if (state.constructor != null) {
            ConstructorChecks.checkSize(declaration);
        }
        if (WARNS
                && state.decision != null
                && !declaration.compilationResult.hasErrors()
                && state.decision.plan().isComplete()) {
            lint(state, state.decision);
        }
    }

    /** Reports annotations of components that apply neither to the field nor to the parameter (EM-CLASS-2). */
    private static void checkComponentAnnotations(TypeDeclaration declaration, EmissaryState state) {
        for (RecordComponent component : declaration.recordComponents) {
            for (Annotation annotation : Trees.list(component.annotations)) {
                long targets = annotation.resolvedType == null
                        ? 0
                        : annotation.resolvedType.getAnnotationTagBits() & TagBits.AnnotationTargetMASK;
                if (targets != 0
                        && !state.lists.containsKey(annotation)
                        && (targets
                                        & (TagBits.AnnotationForField
                                                | TagBits.AnnotationForParameter
                                                | TagBits.AnnotationForTypeUse))
                                == 0
                        && (targets & (TagBits.AnnotationForMethod | TagBits.AnnotationForRecordComponent)) != 0) {
                    declaration.scope.problemReporter().disallowedTargetForAnnotation(annotation);
                }
            }
        }
    }

    /** Reports a method that overrides nothing but has the annotation, which the compiler allows for an accessor. */
    private static void checkOverriding(TypeDeclaration declaration) {
        int overriding = ExtraCompilerModifiers.AccOverriding | ExtraCompilerModifiers.AccImplementing;
        for (AbstractMethodDeclaration method : Trees.list(declaration.methods)) {
            if (method.binding != null
                    && (method.binding.tagBits & TagBits.AnnotationOverride) != 0
                    && (method.binding.modifiers & overriding) == 0
                    && method.arguments == null
                    && Arrays.stream(declaration.recordComponents)
                            .anyMatch(component -> Arrays.equals(component.name, method.selector))) {
                long level = declaration.scope.compilerOptions().sourceLevel;
                method.scope.problemReporter().methodMustOverride(method, level);
            }
        }
    }

    private static void checkAnnotation(TypeDeclaration declaration) {
        if (declaration.scope == null) {
            return;
        }
        for (RecordComponent component : Trees.list(declaration.recordComponents)) {
            for (Annotation list : Emissaries.own(component.annotations, declaration.scope)) {
                Problems.error(declaration, list, "not.a.record", "a component of another record");
            }
        }
        if (!declaration.isRecord()) {
            for (Annotation annotation : Emissaries.own(declaration.annotations, declaration.scope)) {
                Problems.error(declaration, annotation, "not.a.record", kind(declaration));
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

    private static void lint(EmissaryState state, Decision decision) {
        TypeDeclaration declaration = state.declaration;
        Header header = decision.header();
        SurpriseWarnings.applying(
                        state.warnings,
                        component -> new ComponentUses(declaration).inMethods().contains(header.name(component)))
                .forEach(warning -> report(warning, state));
        if (WARNS_MORE) {
            Compilation compilation = Emissaries.compilation(declaration.scope.environment());
            Set<String> used = new ComponentUses(declaration).anywhere();
            new LintRules(compilation.types, compilation.facts)
                    .problems(
                            compilation.model.element(declaration.binding),
                            decision,
                            component -> used.contains(header.name(component)))
                    .forEach(warning -> report(warning, state));
        }
    }

    private static void report(Problem warning, EmissaryState state) {
        Annotation[] closest = switch (warning.place().part()) {
            case COMPONENT -> state.declaration.recordComponents[warning.place().index()].annotations;
            case METHOD -> ((AbstractMethodDeclaration) Problems.at(warning.place(), state)).annotations;
            default -> null;
        };
        if (!isSuppressedBy(closest) && !isSuppressedAround(state.declaration)) {
            Problems.report(warning, state);
        }
    }

    /** Whether a declaration, or one that it stands in, has {@code @SuppressWarnings("emissary")}. */
    private static boolean isSuppressedAround(TypeDeclaration declaration) {
        for (Scope scope = declaration.scope; scope != null; scope = scope.parent) {
            Annotation[] annotations = null;
            if (scope instanceof ClassScope type) {
                annotations = type.referenceContext.annotations;
            } else if (scope instanceof MethodScope method) {
                if (method.referenceContext instanceof AbstractMethodDeclaration written) {
                    annotations = written.annotations;
                } else if (method.initializedField != null && method.initializedField.sourceField() != null) {
                    annotations = method.initializedField.sourceField().annotations;
                }
            }
            if (isSuppressedBy(annotations)) {
                return true;
            }
        }
        return false;
    }

    /** Whether annotations include that. */
    private static boolean isSuppressedBy(Annotation... annotations) {
        return Trees.list(annotations).stream()
                .filter(annotation -> annotation.resolvedType != null
                        && annotation.resolvedType.id == TypeIds.T_JavaLangSuppressWarnings)
                .flatMap(annotation -> Stream.of(annotation.memberValuePairs()))
                .flatMap(pair -> Trees.elements(pair.value).stream())
                .anyMatch(value -> value.constant instanceof StringConstant text
                        && text.stringValue().equals("emissary"));
    }
}
