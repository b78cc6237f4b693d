package dev.emissary.benchmarks.comparison.compiler;

import groovy.lang.GroovyClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.codehaus.groovy.control.messages.Message;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;

/** Compiles Groovy. */
public final class Groovyc implements SourceCompiler {

    @Override
    public List<String> compile(List<Path> sources, List<Path> classPath, Path output) {
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.setClasspath(Libraries.path(classPath));
        configuration.setTargetDirectory(output.toFile());
        configuration.setTargetBytecode(CompilerConfiguration.JDK17);
        configuration.setParameters(true);
        GroovyClassLoader loader = new GroovyClassLoader(Groovyc.class.getClassLoader(), configuration);
        CompilationUnit unit = new CompilationUnit(configuration, null, loader);
        sources.forEach(source -> unit.addSource(source.toFile()));
        try {
            unit.compile();
            return List.of();
        } catch (MultipleCompilationErrorsException e) {
            return errors(e);
        } catch (RuntimeException | AssertionError e) {
            throw new IllegalStateException("the compiler of Groovy failed", e);
        }
    }

    private static List<String> errors(MultipleCompilationErrorsException failure) {
        List<String> errors = new ArrayList<>();
        for (Message message : failure.getErrorCollector().getErrors()) {
            if (!(message instanceof SyntaxErrorMessage)) {
                throw new IllegalStateException("the compiler of Groovy says of no source: " + message, failure);
            }
            errors.add(((SyntaxErrorMessage) message).getCause().getOriginalMessage());
        }
        return errors;
    }
}
