// clauses: EM-FWD-7
// claim: A forwarder leaves to the interface the annotations on void, of declarations, of type parameters as
//     declarations, on receivers and in bodies.
// given: Marks
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
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
//// step 2: Emissaries.java
emissary OfVoid(Void foo);
emissary OfDeclared(Declared foo);
emissary OfParameters(Parameters foo);
emissary OfBodies(Bodies foo);
//// same: Emissaries.java
final class OfVoid extends dev.emissary.lang.Emissary implements Void {
    private final Void foo;
    OfVoid(Void foo) { this.foo = foo; }
    public void f() { foo.f(); }
}
final class OfDeclared extends dev.emissary.lang.Emissary implements Declared {
    private final Declared foo;
    OfDeclared(Declared foo) { this.foo = foo; }
    public String f(String arg0) { return foo.f(arg0); }
}
final class OfParameters extends dev.emissary.lang.Emissary implements Parameters {
    private final Parameters foo;
    OfParameters(Parameters foo) { this.foo = foo; }
    public <T, @A U> T f(U arg0) { return foo.f(arg0); }
}
final class OfBodies extends dev.emissary.lang.Emissary implements Bodies {
    private final Bodies foo;
    OfBodies(Bodies foo) { this.foo = foo; }
    public String f(@A(2) String arg0) { return foo.f(arg0); }
    public Object g() { return foo.g(); }
}
