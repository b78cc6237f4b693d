// clauses: EM-CLASS-2
// claim: An annotation of a component goes to the field and to the parameter as far as its targets allow.
// class p1.X:
//     public final class p1.X extends dev.emissary.lang.Emissary implements CharSequence
// class p2.X:
//     public final class p2.X extends dev.emissary.lang.Emissary implements CharSequence
// class p3.X:
//     public final class p3.X extends dev.emissary.lang.Emissary implements CharSequence
// class p4.X:
//     public final class p4.X extends dev.emissary.lang.Emissary implements CharSequence
// class p5.X:
//     public final class p5.X extends dev.emissary.lang.Emissary implements CharSequence
// class p6.X:
//     public final class p6.X extends dev.emissary.lang.Emissary implements CharSequence
// class p7.X:
//     public final class p7.X extends dev.emissary.lang.Emissary implements CharSequence
// class p8.X:
//     public final class p8.X extends dev.emissary.lang.Emissary implements CharSequence
// class p9.X:
//     public final class p9.X extends dev.emissary.lang.Emissary implements CharSequence
// class p10.X:
//     public final class p10.X extends dev.emissary.lang.Emissary implements CharSequence
// class p11.X:
//     public final class p11.X extends dev.emissary.lang.Emissary implements CharSequence
// class p12.X:
//     public final class p12.X extends dev.emissary.lang.Emissary implements CharSequence
//// p1/X.java
package p1;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) {  @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p2/X.java
package p2;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target(ElementType.FIELD) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p3/X.java
package p3;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p4/X.java
package p4;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target(value = ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p5/X.java
package p5;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @java.lang.annotation.Target({ElementType.FIELD, ElementType.PARAMETER}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p6/X.java
package p6;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.METHOD, ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p7/X.java
package p7;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p8/X.java
package p8;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({java.lang.annotation.ElementType.TYPE_USE}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p9/X.java
package p9;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.TYPE_USE, ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p10/X.java
package p10;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.PARAMETER, ElementType.TYPE_USE}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p11/X.java
package p11;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.TYPE_USE, ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
//// p12/X.java
package p12;
import java.lang.annotation.*;
public emissary X(@X.Tag CharSequence s) { @Target({ElementType.TYPE_USE, ElementType.TYPE}) @Retention(RetentionPolicy.RUNTIME) @interface Tag { } }
