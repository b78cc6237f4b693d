// clauses: EM-DEL-6
// claim: A type argument of a component may be nested in the emissary itself.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements java.util.Map<String, A.Value>
// class B:
//     final class B extends dev.emissary.lang.Emissary implements java.util.Map<String, B.Value>
// class C:
//     final class C extends dev.emissary.lang.Emissary implements java.util.Map<String, C.Value>
import java.util.*;
emissary A(Map<String, A.Value> map) { record Value(int x) {} }
emissary B(Map<String, Value> map) implements Map<String, B.Value> { record Value(int x) {} }
emissary C(Map<String, Value> map) { record Value(int x) {} }
