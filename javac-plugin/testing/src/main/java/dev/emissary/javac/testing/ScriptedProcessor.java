package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
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
    private final List<List<String>> files;
    private boolean oneEachRound;

    /** Creates a processor that does something in every round, the last included. */
    public ScriptedProcessor(BiConsumer<ProcessingEnvironment, RoundEnvironment> action) {
        this.action = action;
        this.files = new ArrayList<>();
    }

    /** Returns a processor that generates files, each a qualified name and a text, in its first round. */
    @SafeVarargs
    public static ScriptedProcessor generating(List<String>... files) {
        ScriptedProcessor processor = new ScriptedProcessor((tools, round) -> {});
        for (List<String> file : files) {
            processor.files.add(file);
        }
        return processor;
    }

    /** Spreads the generated files over the rounds, the first in the first. */
    public ScriptedProcessor oneEachRound() {
        oneEachRound = true;
        return this;
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
        while (!files.isEmpty()) {
            List<String> file = files.remove(0);
            try (Writer writer =
                    processingEnv.getFiler().createSourceFile(file.get(0)).openWriter()) {
                writer.write(file.get(1));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            if (oneEachRound) {
                break;
            }
        }
        return false;
    }
}
