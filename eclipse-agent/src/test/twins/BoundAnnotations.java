// reason: ecj writes an annotation in a second bound as one of the bound itself; the agent writes its place as javac does.
// excuses: forwarders/annotations-of-type-arguments-to-bounds-and-throws-clauses-are-carried
// writes in BoundAnnotations: 1 of METHOD_TYPE_PARAMETER_BOUND 0, 2, null
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A {}
abstract class BoundAnnotations { abstract <V extends Runnable & Comparable<@A String>> void m(); }
