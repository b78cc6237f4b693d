package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.advice.NamedMethods;
import dev.emissary.written.BodyRules;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.problem.ProblemHandler;

/** Drops or replaces the compiler's problems that differ between a record and an emissary. */
final class ProblemFilter {
    private static final Set<String> FINAL_IN_OBJECT = Set.of("getClass", "notify", "notifyAll", "wait");
    /** The modifiers of which the compiler's problem may be. */
    private static final List<Map.Entry<Integer, String>> MODIFIERS = List.of(
            Map.entry(ClassFileConstants.AccAbstract, "abstract"),
            Map.entry(ExtraCompilerModifiers.AccSealed, "sealed"),
            Map.entry(ExtraCompilerModifiers.AccNonSealed, "non-sealed"));

    /**
     * A problem that the compiler is about to report.
     *
     * @param id its identifier
     * @param arguments the arguments of its message, for tools
     * @param start where it begins in the file
     * @param end where it ends
     * @param context the declaration that it is in
     * @param report reports it
     */
    record CompilerProblem(int id, String[] arguments, int start, int end, ReferenceContext context, Runnable report) {}

    private ProblemFilter() {}

    /** Whether a problem is not to be reported, because it is none of an emissary or has been replaced. */
    @Hook.Entry("handle")
    public static boolean replaces(
            ProblemHandler handler,
            int id,
            String[] arguments,
            int elaboration,
            String[] messageArguments,
            int severity,
            int start,
            int end,
            ReferenceContext context,
            CompilationResult result) {
        return replaces(new CompilerProblem(
                id,
                arguments,
                start,
                end,
                context,
                () -> handler.handle(
                        id, arguments, elaboration, messageArguments, severity, start, end, context, result)));
    }

    private static boolean replaces(CompilerProblem problem) {
        int id = problem.id();
        if (id == Problems.ID) {
            return false;
        }
        if (id == IProblem.UnhandledWarningToken) {
            return problem.arguments() != null
                    && problem.arguments().length > 0
                    && problem.arguments()[0].equals("emissary");
        }
        TypeDeclaration declaration = declaration(problem.context());
        if (isInMistaken(declaration)
                || (id == IProblem.DuplicateNestedType && declaration != null && isMistaken(problem, declaration))) {
            return true;
        }
        if (id == IProblem.UninitializedBlankFinalField && isReadEarly(problem, declaration)) {
            return true;
        }
        EmissaryState state = declaration == null ? null : Emissaries.of(declaration);
        if (state == null) {
            return false;
        }
        if (id == IProblem.UndefinedType && isComponentListed(problem, state)) {
            return true;
        }
        if (id == IProblem.UndefinedType && state.headerScope != null) {
            state.headerScope.hold(problem);
            return true;
        }
        if (id == IProblem.UndefinedType
                && declaration.compilationResult.hasSyntaxError
                && problem.arguments()[0].equals("delegates")) {
            // Of a clause in the annotation form, which is a syntax error.
            return true;
        }
        int start = problem.start();
        return followsFromError(id, start, state)
                || isOfRefusedInterface(problem, state)
                || isReportedBound(start, declaration, state)
                || isReportedClash(id, start, state)
                // Forwarders cause no warning (EM-FWD-3).
                || (isAboutForwarders(id) && start == declaration.sourceStart)
                || (id == IProblem.FinalMethodCannotBeOverridden && isForwarded(start, state))
                || (isInInitializer(id, start, declaration) && id != IProblem.RecordInstanceInitializerBlockInRecord)
                || replace(problem, declaration);
    }

    /** Whether an unknown type in a list is a component, or almost its type; reports that then (EM-DEL-3). */
    private static boolean isComponentListed(CompilerProblem problem, EmissaryState state) {
        boolean isListed = HeaderReader.value(state) != null
                && HeaderReader.elements(state).stream()
                        .anyMatch(element -> element instanceof ClassLiteralAccess literal
                                && literal.type.sourceStart == problem.start());
        for (RecordComponent component : state.declaration.recordComponents) {
            String name = new String(component.name);
            String type = component.type.toString();
            String listed = problem.arguments()[0];
            if (isListed && BodyRules.meansComponent(listed, name, type)) {
                Problems.error(state.declaration, problem.start(), problem.end(), "list.component", listed, type, name);
                return true;
            }
        }
        return false;
    }

    /** Whether the mistake, a method that no interface can declare beside that of Object, is reported in a source. */
    private static boolean isForwarded(int start, EmissaryState state) {
        return start == state.declaration.sourceStart
                && state.decision != null
                && state.added.stream()
                        .filter(added -> added.planned() instanceof Implementation)
                        .map(added -> Bindings.ofMethod(((Implementation) added.planned()).method()))
                        .anyMatch(method -> FINAL_IN_OBJECT.contains(new String(method.selector))
                                && method.declaringClass.erasure() instanceof SourceTypeBinding);
    }

    private static boolean isAboutForwarders(int id) {
        return id == IProblem.UnsafeReturnTypeOverride || id == IProblem.VarargsConflict;
    }

    /**
     * Whether a problem is about a bound of a type parameter, which is connected once more than the compiler does it.
     */
    private static boolean isReportedBound(int start, TypeDeclaration declaration, EmissaryState state) {
        TypeParameter[] parameters = declaration.typeParameters;
        return state.boundsReported
                && (declaration.binding.tagBits & TagBits.TypeVariablesAreConnected) == 0
                && parameters[0].declarationSourceStart <= start
                && start <= parameters[parameters.length - 1].declarationSourceEnd;
    }

    /** Whether a problem is about the erasure of a method of the body, where the rules have reported it (EM-FWD-6). */
    private static boolean isReportedClash(int id, int start, EmissaryState state) {
        return (id == IProblem.MethodNameClash || id == IProblem.MethodNameClashHidden)
                && state.decision != null
                && state.decision.plan().problems().stream()
                        .anyMatch(problem -> problem.place().part() == Part.METHOD
                                && Problems.at(problem.place(), state).sourceStart == start);
    }

    /** Whether a problem is about the methods of an emissary as a whole that has been reported already. */
    private static boolean followsFromError(int id, int start, EmissaryState state) {
        return state.hasErrors && (id & IProblem.MethodRelated) != 0 && start == state.declaration.sourceStart;
    }

    /**
     * Whether a problem says that a method overrides nothing, and one of a refused interface may be meant (EM-DIAG-3).
     */
    private static boolean isOfRefusedInterface(CompilerProblem problem, EmissaryState state) {
        if ((problem.id() != IProblem.MethodMustOverride && problem.id() != IProblem.MethodMustOverrideOrImplement)
                || state.decision == null
                || !(problem.context() instanceof AbstractMethodDeclaration method)) {
            return false;
        }
        Compilation compilation = Emissaries.compilation(state.declaration.scope.environment());
        return state.decision.isBroken()
                && new NamedMethods(compilation.types)
                        .isMethodOfComponent(state.decision.header(), new String(method.selector));
    }

    /** Whether a problem is in an instance initializer, which is an error as a whole, or follows from it (EM-CLASS-4). */
    private static boolean isInInitializer(int id, int start, TypeDeclaration declaration) {
        return BodyParts.initializers(declaration).stream()
                .anyMatch(initializer -> id == IProblem.UninitializedBlankFinalField
                        || (initializer.declarationSourceStart <= start && start <= initializer.declarationSourceEnd));
    }

    /**
     * Whether the initializer of an additional field, or an anonymous class in it, reads a component; reports it then
     * (EM-CLASS-4).
     */
    private static boolean isReadEarly(CompilerProblem problem, TypeDeclaration around) {
        return allAround(around)
                .anyMatch(one -> Emissaries.of(one) != null && isReadEarly(problem.start(), problem.end(), one));
    }

    /** Whether the second of two member types is a method by mistake; reports that then. */
    private static boolean isMistaken(CompilerProblem problem, TypeDeclaration declaration) {
        for (TypeDeclaration member : Trees.list(declaration.memberTypes)) {
            SyntaxMistake mistake = member.sourceStart == problem.start() ? Emissaries.mistake(member) : null;
            if (mistake != null) {
                Problems.error(declaration, mistake.start(), mistake.end() - 1, mistake.key(), new String(member.name));
                return true;
            }
        }
        return false;
    }

    /** Whether a declaration, or one around it, has a mistake of which the problems in it may be a consequence. */
    private static boolean isInMistaken(TypeDeclaration declaration) {
        return allAround(declaration).map(Emissaries::of).anyMatch(state -> state != null && state.mistake != null);
    }

    /** Returns a declaration, if there is one, and those that it stands in. */
    private static Stream<TypeDeclaration> allAround(TypeDeclaration declaration) {
        return Stream.iterate(declaration, Objects::nonNull, ProblemFilter::enclosing);
    }

    private static TypeDeclaration enclosing(TypeDeclaration declaration) {
        ClassScope outer = declaration.scope == null ? null : declaration.scope.enclosingClassScope();
        return outer == null ? null : outer.referenceContext;
    }

    private static boolean isReadEarly(int start, int end, TypeDeclaration declaration) {
        String read = source(declaration, start, end);
        for (FieldDeclaration field : BodyParts.instanceFields(declaration)) {
            // Of several fields that are declared together, each has the whole declaration as its source.
            Expression value = field.initialization;
            if (value != null && value.sourceStart <= start && start <= value.sourceEnd) {
                Optional<Problem> mistake = BodyParts.rules(declaration).earlyRead(new String(field.name), read);
                mistake.ifPresent(found -> Problems.error(declaration, start, end, found));
                return mistake.isPresent();
            }
        }
        return false;
    }

    /** Returns the declaration of the class that a problem is in, or null. */
    static TypeDeclaration declaration(ReferenceContext context) {
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

    private static boolean replace(CompilerProblem problem, TypeDeclaration declaration) {
        int start = problem.start();
        int end = problem.end();
        switch (problem.id()) {
            case IProblem.RecordCanonicalConstructorVisibilityReduced,
                    IProblem.RecordNonStaticFieldDeclarationInRecord,
                    IProblem.RecordAccessorMethodHasThrowsClause,
                    IProblem.RecordIllegalAccessorReturnType,
                    IProblem.RecordAccessorMethodShouldNotBeGeneric,
                    IProblem.RecordAccessorMethodShouldBePublic,
                    IProblem.RecordAccessorMethodShouldNotBeStatic,
                    IProblem.RecordAccessorMissingOverrideAnnotation -> {}
            case IProblem.RecordCanonicalConstructorHasExplicitConstructorCall,
                    IProblem.RecordIllegalParameterNameInCanonicalConstructor,
                    IProblem.RecordErasureIncompatibilityInCanonicalConstructor,
                    IProblem.RecordMissingExplicitConstructorCallInNonCanonicalConstructor -> {
                // The rules report it, but not the call of a constructor in a method.
                return !(problem.context() instanceof MethodDeclaration);
            }
            case IProblem.DuplicateSuperInterface -> {
                // The rules report it, but not for a local class of the emissary.
                return declaration.superInterfaces != null
                        && Arrays.stream(declaration.superInterfaces).anyMatch(one -> one.sourceStart == start);
            }
            case IProblem.SuperInterfacesCollide -> {
                // The rules find it too, at the listed interface.
                return start == declaration.sourceStart;
            }
            case IProblem.DuplicateField, IProblem.IllegalModifierForArgument -> {
                // The field is the mistake; a component with a modifier is reported as such.
                return component(start, declaration).isPresent();
            }
            case IProblem.RecordDuplicateComponent -> {
                // The second is the mistake.
                return component(start, declaration)
                        .filter(component -> isFirstOfItsName(component, declaration))
                        .isPresent();
            }
            case IProblem.RecordComponentsCannotHaveModifiers -> {
                return component(start, declaration)
                        .filter(component -> reportModifiers(component, declaration))
                        .isPresent();
            }
            case IProblem.RecordInstanceInitializerBlockInRecord ->
                Problems.error(declaration, start, end, BodyRules.initializer());
            case IProblem.RecordIllegalModifierForRecord,
                    IProblem.RecordIllegalModifierForInnerRecord,
                    IProblem.RecordIllegalModifierForLocalRecord -> {
                return reportModifiers(declaration);
            }
            case IProblem.RecordCanonicalConstructorHasThrowsClause,
                    IProblem.RecordCanonicalConstructorShouldNotBeGeneric -> {
                return !((AbstractMethodDeclaration) problem.context()).isCompactConstructor();
            }
            case IProblem.RecordCompactConstructorHasExplicitConstructorCall ->
                Problems.error(declaration, start, end, "canonical.call");
            case IProblem.RecordIllegalExplicitFinalFieldAssignInCompactConstructor ->
                BodyParts.rules(declaration)
                        .assignedInCompact(problem.arguments()[0])
                        .ifPresent(mistake -> Problems.error(declaration, start, end, mistake));
            case IProblem.RecordCompactConstructorHasReturnStatement ->
                Problems.error(
                        declaration, start, end, BodyParts.rules(declaration).returnInCompact());
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Returns the component whose name is at a place. */
    private static Optional<RecordComponent> component(int start, TypeDeclaration declaration) {
        return Arrays.stream(declaration.recordComponents)
                .filter(component -> component.sourceStart == start)
                .findFirst();
    }

    private static boolean isFirstOfItsName(RecordComponent component, TypeDeclaration declaration) {
        return Arrays.stream(declaration.recordComponents)
                        .filter(other -> Arrays.equals(other.name, component.name))
                        .findFirst()
                        .orElseThrow()
                == component;
    }

    /** Reports the modifiers of a component in words that fit the keyword form, unless it is the other one. */
    private static boolean reportModifiers(RecordComponent component, TypeDeclaration declaration) {
        if (Emissaries.of(declaration).keyword == null) {
            return false;
        }
        Problems.error(
                declaration,
                component.declarationSourceStart,
                component.sourceEnd,
                "component.modifier",
                Modifier.toString(component.modifiers & ExtraCompilerModifiers.AccJustFlag));
        return true;
    }

    /** Reports a modifier that an emissary cannot have; whether there is one (EM-FORM-5). */
    private static boolean reportModifiers(TypeDeclaration declaration) {
        Optional<Problem> mistake = BodyRules.modifiers(MODIFIERS.stream()
                .filter(modifier -> (declaration.modifiers & modifier.getKey()) != 0)
                .map(Map.Entry::getValue)
                .toList());
        mistake.ifPresent(found -> Problems.error(declaration, declaration.sourceStart, declaration.sourceEnd, found));
        return mistake.isPresent();
    }

    private static String source(TypeDeclaration declaration, int start, int end) {
        char[] contents = declaration.compilationResult.compilationUnit.getContents();
        String text = new String(contents, start, end - start + 1);
        return text.substring(text.lastIndexOf('.') + 1).trim();
    }
}
