// clauses: EM-FWD-3
// claim: Generic signatures are those of the parameterized interface.
// class E:
//     final class E<N extends Number & Comparable<N>> extends dev.emissary.lang.Emissary implements Foo<N, java.io.IOException>
// methods of E:
//     public <U extends N, L extends java.util.List<? extends Comparable<? super U>>> java.util.Map<N[], ? super L> m(U, L[], Class<? extends java.io.IOException>[]) throws java.io.IOException
import java.util.*;
interface Foo<T extends Number, X extends Exception> {
    <U extends T, L extends List<? extends Comparable<? super U>>> Map<T[], ? super L> m(
            U u, L[] ls, Class<? extends X>[] types) throws X;
}
emissary E<N extends Number & Comparable<N>>(Foo<N, java.io.IOException> foo);
