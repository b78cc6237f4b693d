// clauses: EM-FWD-6
// claim: A hand-written method with an array replaces a forwarder of variable arity, and the other way round.
// warnings: any
// class X: final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     public void m(String[])
//     public void n(String...)
import java.io.*;
import java.util.*;
interface Foo<T> { void m(String... s); void n(String[] s); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override @SuppressWarnings("overrides") public void m(String[] s) {}
@Override @SuppressWarnings("overrides") public void n(String... s) {}

}
