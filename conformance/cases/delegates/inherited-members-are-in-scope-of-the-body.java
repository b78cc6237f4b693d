// clauses: EM-DEL-2
// claim: What the delegated interfaces declare is in scope of the body: constants, nested types and default
//     methods.
// options: lint=off
// class A: final class A<K, V> extends dev.emissary.lang.Emissary implements java.util.Map<K, V>
// main: A
// prints: 1=2a1
import java.util.*;
interface Constants { int K = 1; void f(); class Nested {} default int d() { return 5; } }
emissary A<K, V>(Map<K, V> map) {
    Entry<K, V> first() { return map.entrySet().iterator().next(); }
    public Set<Entry<K, V>> entrySet() { return map.entrySet(); }
    static Entry<String, String> s = Map.entry("a", "b");
    public static void main(String[] arguments) {
        System.out.println(new A<>(Map.of(1, 2)).first() + "" + s.getKey() + new A<>(Map.of(1, 2)).size());
    }
}
emissary B(Constants c) {
    static final int L = K + 1;
    int l() { return K + L; }
    Nested n(int i) { switch (i) { case K: return null; default: return new Nested(); } }
    int e() { return d() + Constants.super.d(); }
}
class Sub { int k = B.K + B.L; B.Nested n; A.Entry<String, String> e; }
