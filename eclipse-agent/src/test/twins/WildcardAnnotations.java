// reason: ecj leaves out the annotations of a wildcard's bound in an implements clause by hand; the agent writes them as javac does.
// excuses: forwarders/annotations-of-a-wildcard-bounded-by-object-are-carried
// excuses: forwarders/annotations-of-wildcards-in-type-arguments-are-carried
// writes in WildcardAnnotations: 0 of CLASS_EXTENDS
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A {}
abstract class WildcardAnnotations implements Comparable<Comparable<? extends @A Object>> {}
