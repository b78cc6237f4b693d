package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.written.OptionWords;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.apt.model.TypeElementImpl;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.codegen.CodeStream;
import org.eclipse.jdt.internal.compiler.flow.FlowContext;
import org.eclipse.jdt.internal.compiler.flow.FlowInfo;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodVerifier;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;
import org.eclipse.jdt.internal.compiler.problem.ProblemHandler;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/**
 * All hooks: the methods that patched classes of the compiler call, with the receiver and the arguments of the patched
 * method.
 */
public final class JdtHooks {
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
        memberCode = new MemberCode(commonSuperclass, "on".equals(options.get("generated")));
        members = new Members(problems, declarationChecks, words);
    }

    /** Reports what a hook has thrown, and returns its result, of the given class, or null for none. */
    public Object failed(Throwable failure, Class<?> result, Object... call) {
        failures.report(failure, call);
        for (int i = call.length - 1; i > 0; i--) {
            if (result.isInstance(call[i])) {
                return call[i];
            }
        }
        if (result == Boolean.class) {
            return call.length > 1;
        }
        return null;
    }

    public void reset(LookupEnvironment environment) {
        Emissaries.reset(environment);
    }

    public Boolean superclass(ClassScope scope) {
        return supertypes.connectSuperclass(scope);
    }

    public boolean superinterfaces(ClassScope scope, boolean noProblems) {
        return supertypes.connectSuperinterfaces(scope, noProblems);
    }

    public boolean cycle(ProblemReporter reporter, SourceTypeBinding type, ReferenceBinding back, TypeReference at) {
        return cycles.isReportedElsewhere(type, back, at);
    }

    public boolean inconsistent(ProblemReporter reporter, SourceTypeBinding type) {
        return cycles.isConsequence(type);
    }

    public boolean extendsFinalRecord(
            ProblemReporter reporter, SourceTypeBinding type, TypeReference superclass, TypeBinding extended) {
        if (!isEmissary(extended)) {
            return false;
        }
        Problems.extendsFinalClass(type, superclass, extended);
        return true;
    }

    public boolean forbiddenName(Object names, Object name, boolean forbidden, SourceTypeBinding type) {
        return forbidden && ("this".equals(name) || !isEmissary(type));
    }

    public boolean assignedByCompiler(Object field, boolean isStatic, Object constructor) {
        return isStatic
                || (field instanceof FieldBinding binding
                        && !binding.isRecordComponent()
                        && isEmissary(binding.declaringClass));
    }

    public boolean members(SourceTypeBinding type) {
        return members.add(type);
    }

    public boolean code(ClassFile classFile, TypeDeclaration declaration) {
        return memberCode.generate(classFile, declaration) != null;
    }

    public Object text(Object factory, int id, int elaboration, String... arguments) {
        return Problems.text(id, arguments);
    }

    public boolean redundant(MethodVerifier verifier, ReferenceBinding superclass, ReferenceBinding... interfaces) {
        return isEmissary(HiddenMembers.verifiedType(verifier));
    }

    public boolean constructorMethod(ClassFile classFile, TypeDeclaration type, SyntheticMethodBinding constructor) {
        return memberCode.hasConstructor(type);
    }

    public boolean constructor(CodeStream code, SyntheticMethodBinding constructor) {
        return memberCode.generateConstructor(code, constructor) != null;
    }

    public int methodAttributes(ClassFile classFile, MethodBinding method, int count) {
        return count + memberCode.bridge(classFile, method);
    }

    public void fields(ClassFile classFile) {
        FieldOrder.componentsFirst(classFile);
    }

    public int innerClassFlags(ReferenceBinding type, int flags, ClassFile classFile) {
        return LocalClassFlags.of(type, flags);
    }

    public Integer recordAttribute(ClassFile classFile) {
        return isEmissary(classFile.referenceBinding) ? 0 : null;
    }

    public Object beforeInitializer(FieldDeclaration field, MethodScope scope, FlowContext context, FlowInfo info) {
        return ImplicitConstructor.beforeInitializer(field, scope, context);
    }

    public FlowInfo afterInitializer(
            FieldDeclaration field, MethodScope scope, FlowContext context, FlowInfo before, FlowInfo after) {
        return ImplicitConstructor.afterInitializer(field, scope, after);
    }

    public void resolved(TypeDeclaration declaration) {
        declarationChecks.afterResolution(declaration);
    }

    public TerminalToken word(Scanner scanner, TerminalToken token) {
        return keywordForm.word(scanner, token);
    }

    public Object afterEmptyToken(Scanner scanner) {
        return KeywordForm.afterEmptyToken(scanner);
    }

    public TerminalToken token(Scanner scanner, TerminalToken token) {
        return KeywordForm.token(scanner, token);
    }

    public void header(Parser parser, boolean isRecord) {
        keywordForm.header(parser);
    }

    public void clause(Parser parser) {
        keywordForm.clause(parser);
    }

    public boolean problem(
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
        return problemFilter.replaces(new CompilerProblem(
                id,
                arguments,
                start,
                end,
                context,
                () -> handler.handle(
                        id, arguments, elaboration, messageArguments, severity, start, end, context, result)));
    }

    public boolean refusedInCompact(ConstructorDeclaration constructor, boolean isCompact, FieldReference assigned) {
        return isCompact && CompactAssignments.isRefused(constructor, assigned);
    }

    public boolean finalField(ProblemReporter reporter, FieldBinding field, ASTNode assigned) {
        return compactAssignments.replace(reporter, assigned);
    }

    public boolean noMethod(ProblemReporter reporter, MessageSend send, MethodBinding method, Scope scope) {
        return expectedMethods.replaceCall(reporter, send, method);
    }

    public boolean abstractMethod(ProblemReporter reporter, ASTNode call, MethodBinding method) {
        return call instanceof MessageSend send
                ? expectedMethods.replaceCall(reporter, send, method)
                : call instanceof ReferenceExpression reference
                        && expectedMethods.replaceReference(reporter, reference, method.declaringClass);
    }

    public boolean danglingReference(
            ProblemReporter reporter,
            ReferenceExpression reference,
            TypeBinding receiver,
            char[] selector,
            TypeBinding... parameters) {
        return expectedMethods.replaceReference(reporter, reference, receiver);
    }

    public boolean unpermitted(SourceTypeBinding type, ReferenceBinding sealed, boolean unpermitted, Object patched) {
        return unpermitted && Supertypes.isUnpermitted(type, sealed);
    }

    public Object recordComponents(TypeElementImpl type) {
        return isEmissary(type._binding) ? List.of() : null;
    }

    public boolean isRecord(Object type, boolean isRecord, Object patched) {
        return isRecord && !isEmissary(type);
    }

    /** Whether a type is an emissary that is being compiled from source. */
    private static boolean isEmissary(Object type) {
        if (type instanceof ReferenceBinding reference && reference.erasure() instanceof SourceTypeBinding source) {
            return Emissaries.isEmissary(source);
        }
        return type instanceof TypeDeclaration declaration && Emissaries.of(declaration) != null;
    }
}
