// clauses: EM-DEL-6
// claim: A raw component makes the emissary implement the raw interface.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements java.util.List
// class B:
//     final class B extends dev.emissary.lang.Emissary implements java.util.List, Iterable
// class C:
//     final class C extends dev.emissary.lang.Emissary implements Iterable
// methods of C:
//     public java.util.Iterator iterator()
//     public java.util.Spliterator spliterator()
//     public void forEach(java.util.function.Consumer)
import java.util.*;
@SuppressWarnings("rawtypes") emissary A(List c);
@SuppressWarnings("rawtypes") emissary B(List c) implements Iterable;
@SuppressWarnings({"rawtypes", "serial"}) emissary C(ArrayList<String> c) implements Iterable;
