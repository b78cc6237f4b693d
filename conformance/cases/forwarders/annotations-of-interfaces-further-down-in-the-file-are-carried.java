// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of interfaces further down in the file.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
//// step 2: X.java
import java.lang.annotation.*;
import java.util.*;
class Outer {
    static emissary X(Outer.Foo foo);
    interface Foo extends Later { @C(N) String f(@D String s); }
    static final String N = "n" + 1;
}
interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
@Target({ElementType.TYPE_USE}) @interface C { String value(); }
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}
//// same: X.java
import java.lang.annotation.*;
import java.util.*;
class Outer {
    static final class X extends dev.emissary.lang.Emissary implements Outer.Foo {
        private final Outer.Foo foo;
        X(Outer.Foo foo) { this.foo = foo; }
        public @C(N) String f(@D String arg0) { return foo.f(arg0); }
        public <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> arg0) throws @D Exception {
            return foo.g(arg0);
        }
    }
    interface Foo extends Later { @C(N) String f(@D String s); }
    static final String N = "n" + 1;
}
interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
@Target({ElementType.TYPE_USE}) @interface C { String value(); }
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}
