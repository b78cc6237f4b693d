// clauses: EM-DEL-6
// claim: A wildcard deeper in a component type is legal.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements java.util.List<java.util.List<?>>
// class B:
//     final class B extends dev.emissary.lang.Emissary implements Comparable<Class<? extends Number>>
import java.util.*;
emissary A(List<List<?>> c);
emissary B(Comparable<Class<? extends Number>> c);
