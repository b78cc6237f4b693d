// clauses: EM-DEL-6, EM-DEL-3
// claim: A raw component makes the emissary implement the raw interface, with an explicit list too.
// class A: final class A extends dev.emissary.lang.Emissary implements java.util.List
// class B: final class B extends dev.emissary.lang.Emissary implements java.util.List, Iterable
// class C: final class C extends dev.emissary.lang.Emissary implements Iterable
// methods of C:
//     public java.util.Iterator iterator()
//     public java.util.Spliterator spliterator()
//     public void forEach(java.util.function.Consumer)
// class ListedA: final class ListedA extends dev.emissary.lang.Emissary implements Iterable
// methods of ListedA:
//     public java.util.Iterator iterator()
//     public java.util.Spliterator spliterator()
//     public void forEach(java.util.function.Consumer)
// class ListedB: final class ListedB extends dev.emissary.lang.Emissary implements java.util.Collection
import java.util.*;
@SuppressWarnings("rawtypes") emissary A(List c);
@SuppressWarnings("rawtypes") emissary B(List c) implements Iterable;
@SuppressWarnings({"rawtypes", "serial"}) emissary C(ArrayList<String> c) implements Iterable;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Iterable.class) emissary ListedA(List c);
@SuppressWarnings({"rawtypes", "serial"}) @dev.emissary.Emissary(Collection.class) emissary ListedB(ArrayList c);
