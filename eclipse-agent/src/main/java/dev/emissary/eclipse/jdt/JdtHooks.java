package dev.emissary.eclipse.jdt;

import dev.emissary.written.OptionWords;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The objects of which hooks are methods that are not static, for one compiler. */
public final class JdtHooks {
    private final Failures failures;
    private final Map<Class<?>, Object> objects;

    /** Creates them with the options of the agent. */
    public JdtHooks(String text) {
        OptionWords words = AgentOptions.parse(text);
        Map<String, String> options = words.values();
        Problems problems = new Problems("on".equals(options.get("keys")));
        failures = new Failures(problems);
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
}
