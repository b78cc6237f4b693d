// Class files that are missing.
// clauses: EM-DIAG-3

//// case: missing-class-of-a-result-in-an-expression-ends-no-compiler
interface Names { String text(); Missing self(); }  // error somewhere
emissary Front(Names names);
class Main { String text(Front front) { return front.text() + " " + front.self(); } }

//// case: missing-class-in-a-member-class-of-an-interface-is-not-looked-for
// without: p.Gone
//// p/Gone.java
package p;
public @interface Gone { int value(); }
//// p/Foo.java
package p;
public interface Foo { void f(); @Gone(1) class Member {} }
//// step 2: Front.java
emissary Front(p.Foo foo);

//// case: missing-class-of-a-signature-is-the-languages-error
// claim: A class that is missing from the class path, of a bound, an array as a result, a parameter, also of a default
//     method, or a type argument of a delegated interface, or around that of a parameter, is the language's own error.
// without: p.GoneBound, p.GoneDefault, p.GoneMember, p.GoneParameter, p.GoneResult, p.GoneArgument
//// p/GoneBound.java
package p;
public class GoneBound { public class Inner {} }
//// p/GoneDefault.java
package p;
public class GoneDefault { public class Inner {} }
//// p/GoneMember.java
package p;
public class GoneMember { public class Inner {} }
//// p/GoneParameter.java
package p;
public class GoneParameter { public class Inner {} }
//// p/GoneResult.java
package p;
public class GoneResult { public class Inner {} }
//// p/GoneArgument.java
package p;
public class GoneArgument { public class Inner {} }
//// p/Of.java
package p;
public class Of {
    public interface Bound { <T extends GoneBound> void f(T t); }
    public interface Default { default void f(GoneDefault g) {} }
    public interface Member { void f(GoneMember.Inner g); void g(); }
    public interface Parameter { void f(GoneParameter g); }
    public interface Result { GoneResult[] f(); }
    public interface Argument { void f(java.util.List<GoneArgument> g); }
}
//// step 2: Fronts.java
emissary FrontBound(p.Of.Bound foo);  // error
emissary FrontDefault(p.Of.Default foo);  // error
emissary FrontMember(p.Of.Member foo);  // error
emissary FrontParameter(p.Of.Parameter foo);  // error
emissary FrontResult(p.Of.Result foo);  // error
emissary FrontArgument(p.Of.Argument foo);  // error

//// case: missing-class-of-a-supertype-is-the-languages-error
// without: p.GoneClass, p.GoneSuper
//// p/GoneSuper.java
package p;
public interface GoneSuper {}
//// p/GoneClass.java
package p;
public class GoneClass implements Runnable { public void run() {} }
//// p/Of.java
package p;
public class Of {
    public interface Super extends GoneSuper { void f(); }
    public static class Class extends GoneClass {}
}
//// step 2: Fronts.java
emissary FrontSuper(p.Of.Super foo);  // error somewhere
emissary FrontClass(p.Of.Class foo) implements Runnable;
