package dev.emissary.conformance;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The compiler of Eclipse with an agent, which has its options from the command that starts it. */
public final class EclipseUnderTest implements CompilerUnderTest {
    private static final String COMPILER = "org.eclipse.jdt.internal.compiler.tool.EclipseCompiler";

    /** The warnings that javac knows too. */
    private static final String WARNINGS = "-warn:deprecation,removal,unchecked,raw,serial";

    /** What the agent writes before the text of a message, as it is told to. */
    private static final Pattern KEY = Pattern.compile("\\[(emissary[.][\\w.]+)] ");

    private final Path jdk;
    private final Optional<Path> agent;
    private final Path jar;
    private final Map<List<String>, Worker> workers = new HashMap<>();
    private EclipseUnderTest plain;

    /**
     * Creates one.
     *
     * @param jdk the directory of the JDK that it runs on, and compiles against
     * @param agent the jar of the agent; the compiler alone where there is none
     * @param jar the jar of the compiler
     */
    public EclipseUnderTest(Path jdk, Optional<Path> agent, Path jar) {
        this.jdk = jdk;
        this.agent = agent;
        this.jar = jar;
    }

    @Override
    public CompilerOutput compile(CompilerInput input) throws IOException {
        List<String> options = new ArrayList<>(List.of("-" + input.release()));
        // What processors say is left out with either of these.
        if (input.processor().isEmpty()) {
            options.addAll(List.of(input.warnings() ? WARNINGS : "-nowarn", "-proc:none"));
        } else {
            String path = String.join(File.pathSeparator, input.classPath());
            options.addAll(List.of("-processor", input.processor(), "-processorpath", path));
        }
        CompilerOutput output =
                workers.computeIfAbsent(input.options(), this::started).ask(new ToolCompilation(input, options, true));
        return new CompilerOutput(
                output.success(),
                output.diagnostics().stream().map(EclipseUnderTest::withKey).toList(),
                output.other());
    }

    private static Diagnostic withKey(Diagnostic one) {
        Matcher key = KEY.matcher(one.text());
        return key.lookingAt() ? one.saying(key.group(1), one.text().substring(key.end())) : one;
    }

    private Worker started(List<String> options) {
        String all = Stream.concat(Stream.of("keys"), options.stream()).collect(Collectors.joining(",", "=", ""));
        return Worker.of(
                jdk, agent.map(one -> "-javaagent:" + one + all).stream().toList(), jar, COMPILER);
    }

    @Override
    public CompilerUnderTest plain() {
        if (plain == null) {
            plain = new EclipseUnderTest(jdk, Optional.empty(), jar);
        }
        return plain;
    }

    @Override
    public void close() {
        workers.values().forEach(Worker::close);
        if (plain != null) {
            plain.close();
        }
    }
}
