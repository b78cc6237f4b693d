// Annotations that are not carried to forwarders.
// clauses: EM-FWD-7
// imports: java.util.*, java.lang.annotation.*

//// case: annotation-that-is-missing-or-no-longer-applies-to-types-is-not-carried
// without: p.Gone
// methods of X:
//     public <T, U> T g(U)
//     public String f(String, java.util.List<String>) throws RuntimeException
//// p/Gone.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Gone {}
//// p/Nullable.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
//// p/Foo.java
import java.util.List;
public interface Foo {
    @Gone @Nullable String f(@Nullable @Gone String s, List<@Nullable @Gone String> l) throws @Gone @Nullable RuntimeException;
    <T extends @Nullable @Gone Object, @Gone @Nullable U> T g(U u);
}
//// step 2: p/Nullable.java
import java.lang.annotation.*;
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface Nullable {}
//// step 2: X.java
emissary X(p.Foo foo);

//// case: annotation-that-no-longer-applies-to-declarations-is-one-of-the-type-only
// prints: 0 1
//// p/Note.java
import java.lang.annotation.*;
@Target({ElementType.TYPE_USE, ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) public @interface Note {}
//// p/Foo.java
public interface Foo { @Note String f(); }
//// step 2: p/Note.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Note {}
//// step 2: Main.java
emissary X(p.Foo foo);
// run:
var f = X.class.getMethod("f");
System.out.println(f.getAnnotations().length + " " + f.getAnnotatedReturnType().getAnnotations().length);

//// case: annotations-in-the-supertypes-of-a-delegate-are-not-carried (EM-FWD-7, EM-FWD-9)
// claim: A forwarder leaves to the interface the annotations on void, of declarations, of type parameters as
//     declarations, on receivers and in bodies; it carries neither the annotations of the component itself nor those
//     of type arguments that a supertype writes, and not the header.
// given: Marks
// together: same
//// Types.java
interface Void { @Both void f(); }
@Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
@FunctionalInterface interface Declared {
    @Decl @Anywhere @SuppressWarnings("unused") String f(@Decl @Anywhere String a);
}
interface Parameters { <@Decl T, @A U> T f(U u); }
interface Bodies {
    String f(@A(1) Bodies this, @A(2) String s);
    default Object g(@B Bodies this) {
        @A(3) String local = (@A(4) String) f("");
        Runnable run = () -> { @A(5) Object o = new @A(6) Object(); if (o instanceof @A(7) List) { f(null); } };
        try { run.run(); } catch (@A(8) RuntimeException e) { return local; }
        return (java.util.function.Function<String, @A(9) String>) (@A(10) String s) -> s;
    }
}
interface Fluent<T> { Fluent<T> f(List<Fluent<T>> l); }
interface Marked<T> { @Both("1") T f(@Both("2") T a, @Both("3") int... b); @Both("4") void g(@Both("5") T[] l); }
interface Written<T> { T f(List<T> l); }
interface Sub extends Written<@A(1) String> {}
//// step 2: Emissaries.java
emissary OfVoid(Void foo);
emissary OfDeclared(Declared foo);
emissary OfParameters(Parameters foo);
emissary OfBodies(Bodies foo);
emissary OfFluent<E>(@A(1) Fluent<E> foo);
emissary OfMarked(@Both("6") Marked<@Both("7") String> foo);
emissary OfSub(Sub sub);
//// same: Emissaries.java
emissary OfVoid(Void foo) { public void f() { foo.f(); } }
emissary OfDeclared(Declared foo) { public String f(String arg0) { return foo.f(arg0); } }
emissary OfParameters(Parameters foo) { public <T, @A U> T f(U arg0) { return foo.f(arg0); } }
emissary OfBodies(Bodies foo) {
    public String f(@A(2) String arg0) { return foo.f(arg0); }
    public Object g() { return foo.g(); }
}
emissary OfFluent<E>(@A(1) Fluent<E> foo) {
    public Fluent<E> f(List<Fluent<E>> arg0) { Fluent<E> r = foo.f(arg0); return r == foo ? this : r; }
}
emissary OfMarked(@Both("6") Marked<@Both("7") String> foo) {
    public @Both("1") String f(@Both("2") String arg0, @Both("3") int... arg1) { return foo.f(arg0, arg1); }
    public void g(@Both("5") String[] arg0) { foo.g(arg0); }
}
emissary OfSub(Sub sub) { public String f(List<String> arg0) { return sub.f(arg0); } }

//// case: mistake-in-an-annotation-of-a-type-argument-is-the-languages-own-error (EM-FWD-7, EM-DIAG-3)
@Target(ElementType.TYPE_USE) @interface A {}
interface Foo<T> { @A T f(List<T> l); }
emissary Repeated(Foo<@A @A String> foo);  // error
emissary Unknown(Foo<@Missing String> foo);  // error
emissary NotApplicable(Foo<@Override String> foo);  // error
emissary UnknownElement(Foo<@A(nope = 1) String> foo);  // error
@interface NoContainer {}
@Target(ElementType.TYPE_USE) @Repeatable(NoContainer.class) @interface Q {}  // error
interface Contained<T> { @Q T g(); }
emissary Front(Contained<@Q @Q String> foo);  // error
