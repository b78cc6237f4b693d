// clauses: EM-EQ-4
// claim: An emissary may delegate to an interface that an annotation processor generates in the same compilation.
// processor: Generate
// prints: generated
//// Generate.java
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.*;

@SupportedAnnotationTypes("*")
public class Generate extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    private boolean done;

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!done) {
            done = true;
            try (Writer writer = processingEnv.getFiler().createSourceFile("Generated").openWriter()) {
                writer.write("interface Generated { String text(); }");
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return false;
    }
}
//// step 2: Front.java
emissary Front(Generated generated);
//// step 2: Main.java
class Main {
    public static void main(String[] arguments) {
        System.out.println(new Front(() -> "generated").text());
    }
}
