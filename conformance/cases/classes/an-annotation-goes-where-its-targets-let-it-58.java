// clauses: EM-CLASS-2
// claim: An annotation of a component goes to the field and to the parameter as far as its targets allow.
// class p1.X:
//     public final class p1.X extends dev.emissary.lang.Emissary implements CharSequence
// class p2.X:
//     public final class p2.X extends dev.emissary.lang.Emissary implements CharSequence
//// p1/X.java
package p1;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.TYPE_USE, ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p2/X.java
package p2;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
