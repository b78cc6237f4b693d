// clauses: EM-FWD-7
// claim: A forwarder leaves the annotations on receivers and in bodies to the interface.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Foo {
    String f(@A(1) Foo this, @A(2) String s);
    default Object g(@B Foo this) {
        @A(3) String local = (@A(4) String) f("");
        Runnable run = () -> { @A(5) Object o = new @A(6) Object(); if (o instanceof @A(7) List) { f(null); } };
        try { run.run(); } catch (@A(8) RuntimeException e) { return local; }
        return (java.util.function.Function<String, @A(9) String>) (@A(10) String s) -> s;
    }
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public String f(@A(2) String arg0) { return foo.f(arg0); }
    public Object g() { return foo.g(); }
}
