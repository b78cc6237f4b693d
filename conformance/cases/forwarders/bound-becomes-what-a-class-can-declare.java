// clauses: EM-FWD-3, EM-EQ-2
// claim: A bound becomes what a class can declare.
// together: same
//// Types.java
import java.io.*;
interface Foo<T, X extends Throwable> {
    <U extends T> U m(U u) throws X;
    <Y extends X, Z extends Throwable> void n() throws Y, Z;
}
//// step 2: A.java
import java.io.*;
final class One { emissary A(Foo<String, IOException> foo); }
final class Two { emissary A(Foo<Runnable, Error> foo); }
final class Three { emissary A<E, F extends Exception>(Foo<E, F> foo); }
//// same: A.java
import java.io.*;
final class One {
    static final class A extends dev.emissary.lang.Emissary implements Foo<String, IOException> {
        private final Foo<String, IOException> foo;
        A(Foo<String, IOException> foo) { this.foo = foo; }
        public <U extends String> U m(U arg0) throws IOException { return foo.m(arg0); }
        public <Y extends IOException, Z extends Throwable> void n() throws Y, Z { foo.<Y, Z>n(); }
    }
}
final class Two {
    static final class A extends dev.emissary.lang.Emissary implements Foo<Runnable, Error> {
        private final Foo<Runnable, Error> foo;
        A(Foo<Runnable, Error> foo) { this.foo = foo; }
        public <U extends Runnable> U m(U arg0) throws Error { return foo.m(arg0); }
        public <Y extends Error, Z extends Throwable> void n() throws Y, Z { foo.<Y, Z>n(); }
    }
}
final class Three {
    static final class A<E, F extends Exception> extends dev.emissary.lang.Emissary implements Foo<E, F> {
        private final Foo<E, F> foo;
        A(Foo<E, F> foo) { this.foo = foo; }
        public <U extends E> U m(U arg0) throws F { return foo.m(arg0); }
        public <Y extends F, Z extends Throwable> void n() throws Y, Z { foo.<Y, Z>n(); }
    }
}
