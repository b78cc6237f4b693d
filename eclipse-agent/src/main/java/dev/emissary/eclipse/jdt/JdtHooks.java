package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.written.OptionWords;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.apt.model.TypeElementImpl;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.codegen.CodeStream;
import org.eclipse.jdt.internal.compiler.flow.FlowContext;
import org.eclipse.jdt.internal.compiler.flow.FlowInfo;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodVerifier;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * All hooks by their names: what patched classes of the compiler call, with the receiver and the arguments of the
 * patched method.
 */
public final class JdtHooks implements BiFunction<String, Object[], Object> {
    private final Supertypes supertypes;
    private final Members members;
    private final MemberCode memberCode;
    private final KeywordForm keywordForm;
    private final ProblemFilter problemFilter;
    private final CompactAssignments compactAssignments;
    private final Failures failures;
    private final DeclarationChecks declarationChecks;
    private final Cycles cycles;
    private final ExpectedMethods expectedMethods;

    /** Creates the hooks for one compiler, with the options of the agent. */
    public JdtHooks(String text) {
        OptionWords words = AgentOptions.parse(text);
        Map<String, String> options = words.values();
        keywordForm = KeywordForm.of(text);
        Problems problems = new Problems("on".equals(options.get("keys")));
        failures = new Failures(problems);
        cycles = new Cycles(problems);
        declarationChecks = new DeclarationChecks(problems, options.get("lint"));
        expectedMethods = new ExpectedMethods(problems);
        problemFilter = new ProblemFilter(problems);
        compactAssignments = new CompactAssignments(problems);
        boolean commonSuperclass = !"none".equals(options.get("superclass"));
        supertypes = new Supertypes(commonSuperclass, problems);
        memberCode = new MemberCode(commonSuperclass);
        members = new Members(problems, declarationChecks, words);
    }

    @Override
    public Object apply(String hook, Object[] call) {
        try {
            return call(hook, call);
        } catch (RuntimeException | LinkageError | AssertionError failure) {
            return failures.report(failure, call);
        }
    }

    private Object call(String hook, Object[] call) {
        return switch (hook) {
            case "reset" -> {
                Emissaries.reset((LookupEnvironment) call[0]);
                yield null;
            }
            case "superclass" -> supertypes.connectSuperclass((ClassScope) call[0]);
            case "superinterfaces" -> supertypes.connectSuperinterfaces((ClassScope) call[0], (Boolean) call[1]);
            case "cycle" ->
                cycles.isReportedElsewhere(
                                (SourceTypeBinding) call[1], (ReferenceBinding) call[2], (TypeReference) call[3])
                        ? true
                        : null;
            case "inconsistent" -> cycles.isConsequence((SourceTypeBinding) call[1]) ? true : null;
            case "extendsFinalRecord" -> {
                if (!isEmissary(call[3])) {
                    yield null;
                }
                Problems.extendsFinalClass((SourceTypeBinding) call[1], (TypeReference) call[2], (TypeBinding) call[3]);
                yield true;
            }
            case "forbiddenName" -> (Boolean) call[2] && ("this".equals(call[1]) || !isEmissary(call[3]));
            case "assignedByCompiler" ->
                (Boolean) call[1]
                        || (call[0] instanceof FieldBinding field
                                && !field.isRecordComponent()
                                && isEmissary(field.declaringClass));
            case "members" -> members.add((SourceTypeBinding) call[0]);
            case "code" -> memberCode.generate((ClassFile) call[0], (TypeDeclaration) call[1]);
            case "text" -> Problems.text((Integer) call[1], (Object[]) call[3]);
            case "redundant" -> isEmissary(HiddenMembers.verifiedType((MethodVerifier) call[0])) ? true : null;
            case "constructorMethod" -> memberCode.hasConstructor((TypeDeclaration) call[1]) ? true : null;
            case "constructor" ->
                memberCode.generateConstructor((CodeStream) call[0], (SyntheticMethodBinding) call[1]);
            case "methodAttributes" ->
                (Integer) call[2] + memberCode.bridge((ClassFile) call[0], (MethodBinding) call[1]);
            case "fields" -> {
                FieldOrder.componentsFirst((ClassFile) call[0]);
                yield null;
            }
            case "innerClassFlags" -> LocalClassFlags.of((ReferenceBinding) call[0], (Integer) call[1]);
            case "recordAttribute" -> isEmissary(((ClassFile) call[0]).referenceBinding) ? 0 : null;
            case "beforeInitializer" ->
                ImplicitConstructor.beforeInitializer(
                        (FieldDeclaration) call[0], (MethodScope) call[1], (FlowContext) call[2]);
            case "afterInitializer" ->
                ImplicitConstructor.afterInitializer(
                        (FieldDeclaration) call[0], (MethodScope) call[1], (FlowInfo) call[4]);
            case "resolved" -> declarationChecks.afterResolution((TypeDeclaration) call[0]);
            case "word" -> keywordForm.word((Scanner) call[0], (TerminalToken) call[1]);
            case "afterEmptyToken" -> KeywordForm.afterEmptyToken((Scanner) call[0]);
            case "token" -> KeywordForm.token((Scanner) call[0], (TerminalToken) call[1]);
            case "header" -> keywordForm.header((Parser) call[0]);
            case "clause" -> keywordForm.clause((Parser) call[0]);
            case "problem" -> problemFilter.replaces(CompilerProblem.of(call)) ? true : null;
            case "refusedInCompact" ->
                (Boolean) call[1]
                        && CompactAssignments.isRefused((ConstructorDeclaration) call[0], (FieldReference) call[2]);
            case "finalField" -> compactAssignments.replace(call);
            case "noMethod" -> expectedMethods.replace(call);
            case "unpermitted" ->
                (Boolean) call[2] && Supertypes.isUnpermitted((SourceTypeBinding) call[0], (ReferenceBinding) call[1]);
            case "recordComponents" -> isEmissary(((TypeElementImpl) call[0])._binding) ? List.of() : null;
            case "isRecord" -> (Boolean) call[1] && !isEmissary(call[0]);
            default -> throw new IllegalArgumentException(hook);
        };
    }

    /** Whether a type is an emissary that is being compiled from source. */
    private static boolean isEmissary(Object type) {
        if (type instanceof ReferenceBinding reference && reference.erasure() instanceof SourceTypeBinding source) {
            return Emissaries.isEmissary(source);
        }
        return type instanceof TypeDeclaration declaration && Emissaries.of(declaration) != null;
    }
}
