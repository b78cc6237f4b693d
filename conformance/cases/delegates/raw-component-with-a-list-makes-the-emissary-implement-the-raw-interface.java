// clauses: EM-DEL-3
// claim: With an explicit list, a raw component makes the emissary implement the raw interface.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Iterable
// methods of A:
//     public java.util.Iterator iterator()
//     public java.util.Spliterator spliterator()
//     public void forEach(java.util.function.Consumer)
// class B:
//     final class B extends dev.emissary.lang.Emissary implements java.util.Collection
import java.util.*;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Iterable.class) emissary A(List c);
@SuppressWarnings({"rawtypes", "serial"}) @dev.emissary.Emissary(Collection.class) emissary B(ArrayList c);
