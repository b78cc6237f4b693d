// clauses: EM-EQ-4, EM-DIAG-3
// claim: A mistake in an emissary is one error beside an annotation processor, too.
// processor: Idle
//// Idle.java
import java.util.Set;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.*;

@SupportedAnnotationTypes("*")
public class Idle extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return false;
    }
}
//// step 2: Mistakes.java
emissary OfClass(Thread thread);  // error: component.not.interface at Thread
emissary OfTwo(Runnable one, Runnable two);  // error: method.conflict
