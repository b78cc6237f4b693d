// clauses: EM-FWD-6
// claim: An array replaces varargs and the other way round.
// class X:
//     final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
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
