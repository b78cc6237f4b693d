// clauses: EM-FWD-6
// claim: A hand-written method may have a covariant return type and fewer exceptions.
// class X:
//     final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     bridge public Object m() throws java.io.IOException
//     bridge public Object t()
//     public E t()
//     public String m()
import java.io.*;
import java.util.*;
interface Foo<T> { Object m() throws IOException; T t(); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override public String m() { return ""; } @Override public E t() { return null; }
}
