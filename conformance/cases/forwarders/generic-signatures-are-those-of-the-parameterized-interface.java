// clauses: EM-FWD-3
// claim: Generic signatures are those of the parameterized interface, varargs stay varargs, and throws clauses are
//     those that every declaration allows.
// class OfSignature:
//     final class OfSignature<N extends Number & Comparable<N>> extends dev.emissary.lang.Emissary implements Signature<N, java.io.IOException>
// methods of OfSignature:
//     public <U extends N, L extends java.util.List<? extends Comparable<? super U>>> java.util.Map<N[], ? super L> m(U, L[], Class<? extends java.io.IOException>[]) throws java.io.IOException
// class OfVarargs: final class OfVarargs<E> extends dev.emissary.lang.Emissary implements Varargs<E>
// methods of OfVarargs:
//     public E[] m(String, E...)
//     public void n(int...)
//     public void o(E[])
//     static void use(OfVarargs<String>)
// class OfThrowing: final class OfThrowing extends dev.emissary.lang.Emissary implements All
// methods of OfThrowing:
//     public void a() throws java.io.FileNotFoundException, java.io.EOFException
//     public void b()
//     public void c()
import java.io.*;
import java.util.*;
interface Signature<T extends Number, X extends Exception> {
    <U extends T, L extends List<? extends Comparable<? super U>>> Map<T[], ? super L> m(
            U u, L[] ls, Class<? extends X>[] types) throws X;
}
emissary OfSignature<N extends Number & Comparable<N>>(Signature<N, java.io.IOException> foo);
@SuppressWarnings("unchecked") interface Varargs<T> { T[] m(String s, T... ts); void n(int... is); void o(T[] ts); }
emissary OfVarargs<E>(Varargs<E> foo) {
    @SuppressWarnings("unchecked") static void use(OfVarargs<String> x) { x.m("s", "t", "u"); x.n(); x.n(1, 2); }
}
interface One { void a() throws IOException; void b() throws IOException, InterruptedException; void c(); }
interface Two { void a() throws FileNotFoundException, EOFException; void b() throws ReflectiveOperationException; void c() throws Exception; }
interface All extends One, Two {}
emissary OfThrowing(All all);
