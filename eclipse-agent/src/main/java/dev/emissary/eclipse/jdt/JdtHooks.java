package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.failures.FailureText;
import dev.emissary.written.OptionWords;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** The objects of which hooks are methods that are not static, for one compiler. */
public final class JdtHooks {
    private final Problems problems;
    private final Map<Class<?>, Object> objects;

    /** Creates them with the options of the agent. */
    public JdtHooks(String text) {
        OptionWords words = AgentOptions.parse(text);
        Map<String, String> options = words.values();
        problems = new Problems("on".equals(options.get("keys")));
        DeclarationChecks checks = new DeclarationChecks(problems, options.get("lint"));
        boolean commonSuperclass = !"none".equals(options.get("superclass"));
        objects = Stream.of(
                        KeywordForm.of(text),
                        checks,
                        new CompactAssignments(problems),
                        new Cycles(problems),
                        new ExpectedMethods(problems),
                        new MemberCode(commonSuperclass, "on".equals(options.get("generated"))),
                        new Members(problems, checks, words),
                        new ProblemFilter(problems),
                        new Supertypes(commonSuperclass, problems))
                .collect(Collectors.toUnmodifiableMap(Object::getClass, Function.identity()));
    }

    /** Returns the object of a class with hooks. */
    public Object object(Class<?> type) {
        return objects.get(type);
    }

    /** Reports what a hook has thrown, and returns its result, of the given class, or null for none. */
    public Object failed(Throwable failure, Class<?> result, Object... call) {
        report(failure, call);
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

    /**
     * Reports a failure of the agent itself as one error at the emissary that it was working on (EM-DIAG-3). Exceptions of
     * the compiler, by which it ends a compilation or completes code in an editor, pass through.
     */
    private void report(Throwable failure, Object... call) {
        TypeDeclaration declaration = declaration(call);
        if (declaration == null
                || declaration.scope == null
                || failure.getClass().getName().startsWith("org.eclipse.")) {
            throw HiddenMembers.unchecked(failure);
        }
        EmissaryState state = Emissaries.of(declaration);
        if (state == null || !state.hasFailed) {
            problems.internal(
                    declaration,
                    "agent " + FailureText.versionOf(JdtHooks.class),
                    Runtime.version(),
                    new String(declaration.name),
                    FailureText.of(failure));
        }
        if (state != null) {
            state.hasFailed = true;
        }
    }

    private static TypeDeclaration declaration(Object... call) {
        for (Object one : call) {
            if (one instanceof TypeDeclaration declaration) {
                return declaration;
            } else if (one instanceof ClassScope scope) {
                return scope.referenceContext;
            } else if (one instanceof SourceTypeBinding type && type.scope != null) {
                return type.scope.referenceContext;
            }
        }
        return null;
    }
}
