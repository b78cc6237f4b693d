// Emissaries and annotation processors.
// clauses: EM-EQ-4

//// case: annotation-processor-sees-an-ordinary-class
// given: Describe
// processor: Describe
// says:
//     CLASS Keyword [final] dev.emissary.lang.Emissary [java.lang.Runnable]
//     FIELD task [private, final]
//     CONSTRUCTOR Keyword(java.lang.Runnable) []
//     METHOD run() [public]
//     METHOD own() []
//     CLASS Annotation [final] dev.emissary.lang.Emissary [java.lang.AutoCloseable]
//     CONSTRUCTOR Annotation(java.lang.AutoCloseable) []
//     METHOD close() [public]
//     record components of Annotation: 0
//// step 2: Emissaries.java
emissary Keyword(Runnable task) { void own() {} }
@dev.emissary.Emissary record Annotation(AutoCloseable closeable) {}

//// case: emissary-may-delegate-to-a-generated-type
// processor: Generate
// prints: generated [@Note(1)]
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
    @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
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
import java.lang.annotation.*;
emissary Front(Generated generated);
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Note { int value(); }
interface Source<T> { @Note(3) T get(); }
emissary Annotated(Source<@Note(1) String @Note(2) []> source);
//// step 2: Main.java
import java.lang.reflect.AnnotatedArrayType;
// run:
var result = (AnnotatedArrayType) Annotated.class.getMethod("get").getAnnotatedReturnType();
System.out.println(new Front(() -> "generated").text() + " "
        + java.util.Arrays.toString(result.getAnnotatedGenericComponentType().getAnnotations()));

//// case: mistakes-beside-an-annotation-processor-are-the-same (EM-EQ-4, EM-DIAG-3)
// given: Describe
// processor: Describe
//// step 2: Mistakes.java
emissary OfClass(Thread thread);  // error: component.not.interface at Thread
emissary OfTwo(Runnable one, Runnable two);  // error: method.conflict
