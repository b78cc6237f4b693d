package dev.emissary.guard;

import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * An annotation processor that reports each record annotated {@link dev.emissary.Emissary}: one that is still a record
 * when processors run is compiled without the plugin, and would expose its delegates (EM-ENC-7).
 *
 * <p>It is in the jar of the annotation and in that of the plugin, under one name, so that a compiler that finds both
 * runs it once. It generates nothing and claims nothing.
 */
public final class EmissaryGuard extends AbstractProcessor {
    /** Creates the processor; a compiler's service loader calls this. */
    public EmissaryGuard() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("dev.emissary.Emissary");
    }

    /** Returns the latest version, because a record is no emissary in any version of the language. */
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            for (Element element : round.getElementsAnnotatedWith(annotation)) {
                if (element.getKind() == ElementKind.RECORD) {
                    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message(element), element);
                }
            }
        }
        return false;
    }

    // Gives the record's full name, because the Eclipse compiler shows no position for messages about records.
    private static String message(Element element) {
        return element + " is compiled as a record, not as an emissary: the Emissary plugin is not running\n"
                + "compile with javac -processorpath emissary-javac-plugin.jar -Xplugin:Emissary\n"
                + "compilers that do not run javac plugins, such as Eclipse's, need the class files or the output of desugar=";
    }
}
