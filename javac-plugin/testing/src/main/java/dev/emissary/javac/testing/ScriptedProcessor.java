package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** A processor that does what a test tells it to in each round. */
public final class ScriptedProcessor extends AbstractProcessor {
    private final BiConsumer<ProcessingEnvironment, RoundEnvironment> action;

    /** Creates a processor that does something in every round, the last included. */
    public ScriptedProcessor(BiConsumer<ProcessingEnvironment, RoundEnvironment> action) {
        this.action = action;
    }

    /** Returns a processor that does nothing. */
    public static ScriptedProcessor idle() {
        return new ScriptedProcessor((tools, round) -> {});
    }

    /** Returns a processor that generates files, each a qualified name and a text: one list of them in each round. */
    @SafeVarargs
    public static ScriptedProcessor generating(List<List<String>>... rounds) {
        Deque<List<List<String>>> open = new ArrayDeque<>();
        for (List<List<String>> round : rounds) {
            open.add(round);
        }
        return new ScriptedProcessor((tools, round) -> {
            for (List<String> file : open.isEmpty() ? List.<List<String>>of() : open.remove()) {
                try (Writer writer =
                        tools.getFiler().createSourceFile(file.get(0)).openWriter()) {
                    writer.write(file.get(1));
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            }
        });
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        action.accept(processingEnv, round);
        return false;
    }
}
