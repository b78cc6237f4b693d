// Class files that are missing.
// clauses: EM-DIAG-3

//// case: missing-class-of-a-result-in-an-expression-ends-no-compiler
interface Names { String text(); Missing self(); }  // error somewhere
emissary Front(Names names);
class Main { String text(Front front) { return front.text() + " " + front.self(); } }

//// case: missing-class-in-a-member-class-of-an-interface-is-not-looked-for
// without: p.Gone
//// p/Gone.java
public @interface Gone { int value(); }
//// p/Foo.java
public interface Foo { void f(); @Gone(1) class Member {} }
//// step 2: Front.java
emissary Front(p.Foo foo);

//// case: missing-class-of-a-signature-is-the-languages-error
// claim: A class that is missing from the class path, of a bound, an array as a result, a parameter, also of a default
//     method, or a type argument of a delegated interface, or around that of a parameter, is the language's own error.
// without: p.GoneBound, p.GoneDefault, p.GoneMember, p.GoneParameter, p.GoneResult, p.GoneArgument
//// p/Of.java
class Of {
    interface Bound { <T extends GoneBound> void f(T t); }
    interface Default { default void f(GoneDefault g) {} }
    interface Member { void f(GoneMember.Inner g); void g(); }
    interface Parameter { void f(GoneParameter g); }
    interface Result { GoneResult[] f(); }
    interface Argument { void f(java.util.List<GoneArgument> g); }
}
class GoneBound {}
class GoneDefault {}
class GoneMember { class Inner {} }
class GoneParameter {}
class GoneResult {}
class GoneArgument {}
//// step 2: p/Fronts.java
emissary FrontBound(Of.Bound foo);  // error
emissary FrontDefault(Of.Default foo);  // error
emissary FrontMember(Of.Member foo);  // error
emissary FrontParameter(Of.Parameter foo);  // error
emissary FrontResult(Of.Result foo);  // error
emissary FrontArgument(Of.Argument foo);  // error

//// case: missing-class-of-a-supertype-is-the-languages-error
// without: p.GoneClass, p.GoneSuper
//// p/Of.java
class Of {
    interface Super extends GoneSuper { void f(); }
    static class Class extends GoneClass {}
}
interface GoneSuper {}
class GoneClass implements Runnable { public void run() {} }
//// step 2: p/Fronts.java
emissary FrontSuper(Of.Super foo);  // error somewhere
emissary FrontClass(Of.Class foo) implements Runnable;
