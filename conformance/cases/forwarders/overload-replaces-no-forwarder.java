// clauses: EM-FWD-6
// claim: An overload in the body replaces no forwarder.
// class X: final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     bridge public int m(Object)
//     private void n(int)
//     public int m(E)
//     public int m(Integer)
//     public int m(int)
//     public int m(long)
//     public void n()
//     static int m()
import java.io.*;
import java.util.*;
interface Foo<T> { int m(T t); int m(int i); default void n() {} }
emissary X<E extends Number>(Foo<E> foo) {
    public int m(long l) { return 1; }
public int m(Integer i) { return 2; }
private void n(int i) {}
static int m() { return 3; }

}
