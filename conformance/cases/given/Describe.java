import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.*;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/** Notes what it sees of each type and of its members. */
@SupportedAnnotationTypes("*")
public class Describe extends AbstractProcessor {
    @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element element : round.getRootElements()) {
            TypeElement type = (TypeElement) element;
            note(type, type.getSuperclass() + " " + List.copyOf(type.getInterfaces()));
            for (Element member : type.getEnclosedElements()) { note(member, ""); }
            int components = type.getRecordComponents().size()
                    + ElementFilter.recordComponentsIn(type.getEnclosedElements()).size();
            say("record components of " + type + ": " + components);
        }
        return false;
    }
    private void note(Element element, String more) {
        say(element.getKind() + " " + name(element) + " " + new TreeSet<>(element.getModifiers()) + " " + more);
    }
    private static String name(Element element) {
        Element named = element.getKind() == ElementKind.CONSTRUCTOR ? element.getEnclosingElement() : element;
        return named.getSimpleName()
                + (element instanceof ExecutableElement method
                        ? method.getParameters().stream()
                                .map(parameter -> parameter.asType().toString())
                                .collect(Collectors.joining(",", "(", ")"))
                        : "");
    }
    private void say(String text) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE, text);
    }
}
