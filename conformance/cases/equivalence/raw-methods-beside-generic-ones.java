// clauses: EM-FWD-4, EM-FWD-10, EM-EQ-2
// claim: A raw method beside a generic one is called through the interface that declares it.
// warnings: any
//// R12.java
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
interface R1 { Object m(List<String> l); }
interface R2 { String m(List l); }
interface R12 extends R1, R2 {}
interface OfStrings { Object get(Map<String, Integer> m); }
interface OfAll { ArrayList get(Map m); }
interface Both extends OfStrings, OfAll {}
interface Generic<K, V> { Collection<V> getList(Map<K, V> m); }
interface Raw<K, V> { List<V> getList(Map m); }
interface GenericAndRaw<K, V> extends Generic<K, V>, Raw<K, V> {}
interface Bounded { <T1, T2 extends T1> void m(T1 t, T2 u); }
interface Erased { void m(Object t, Object u); }
interface BoundedAndErased extends Bounded, Erased {}
interface OfAny { <K, V> Collection<V> of(Map<K, V> m); }
interface OfRaw { ArrayList of(Map m); }
interface AnyAndRaw extends OfAny, OfRaw {}
interface Dependent { <T1, T2 extends T1> Object m(List<T1> l, T2 u); }
interface RawDependent { String m(List l, Object u); }
interface DependentAndRaw extends Dependent, RawDependent {}
interface Ordered { <T extends Comparable<T>> Object m(T t); }
interface RawOrdered { String m(Comparable t); }
interface OrderedAndRaw extends Ordered, RawOrdered {}
interface Typed { <T> T as(Class<T> c); }
interface Untyped { Object as(Class c); }
interface TypedAndUntyped extends Typed, Untyped {}
interface Narrow { Object to(Class<?> c); }
interface Wide extends Narrow { String to(Class c); }
interface Wider extends Wide {}
abstract class Abstract implements R12 {}
interface Overloaded { void over(Collection<String> c); void over(List l); String[] over(Map<String, String> m, Object o); String[] over(java.util.HashMap m, List l); }
//// E.java
emissary E(R12 x);
emissary F(Both x);
emissary G<K, V>(GenericAndRaw<K, V> x);
emissary H(BoundedAndErased x);
emissary I(AnyAndRaw x);
emissary J(DependentAndRaw x);
emissary K(OrderedAndRaw x);
emissary L(TypedAndUntyped x);
emissary M(Abstract x) implements R12;
emissary N<T extends R12>(T x) implements R12;
emissary O(Wide x);
emissary P(Wider x);
emissary Q(Overloaded x);
//// same: E.java
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
final class E extends dev.emissary.lang.Emissary implements R12 {
    private final R12 x;
    E(R12 x) { this.x = x; }
    @Override public String m(List l) { return ((R2) x).m(l); }
}
final class F extends dev.emissary.lang.Emissary implements Both {
    private final Both x;
    F(Both x) { this.x = x; }
    @Override public ArrayList get(Map m) { return ((OfAll) x).get(m); }
}
final class G<K, V> extends dev.emissary.lang.Emissary implements GenericAndRaw<K, V> {
    private final GenericAndRaw<K, V> x;
    G(GenericAndRaw<K, V> x) { this.x = x; }
    @Override public List<V> getList(Map m) { return ((Raw<K, V>) x).getList(m); }
}
final class H extends dev.emissary.lang.Emissary implements BoundedAndErased {
    private final BoundedAndErased x;
    H(BoundedAndErased x) { this.x = x; }
    @Override public void m(Object t, Object u) { x.m(t, u); }
}
final class I extends dev.emissary.lang.Emissary implements AnyAndRaw {
    private final AnyAndRaw x;
    I(AnyAndRaw x) { this.x = x; }
    @Override public ArrayList of(Map m) { return ((OfRaw) x).of(m); }
}
final class J extends dev.emissary.lang.Emissary implements DependentAndRaw {
    private final DependentAndRaw x;
    J(DependentAndRaw x) { this.x = x; }
    @Override public String m(List l, Object u) { return ((RawDependent) x).m(l, u); }
}
final class K extends dev.emissary.lang.Emissary implements OrderedAndRaw {
    private final OrderedAndRaw x;
    K(OrderedAndRaw x) { this.x = x; }
    @Override public String m(Comparable t) { return ((RawOrdered) x).m(t); }
}
final class L extends dev.emissary.lang.Emissary implements TypedAndUntyped {
    private final TypedAndUntyped x;
    L(TypedAndUntyped x) { this.x = x; }
    @Override public Object as(Class c) { return ((Untyped) x).as(c); }
}
final class M extends dev.emissary.lang.Emissary implements R12 {
    private final Abstract x;
    M(Abstract x) { this.x = x; }
    @Override public String m(List l) { return ((R2) x).m(l); }
}
final class N<T extends R12> extends dev.emissary.lang.Emissary implements R12 {
    private final T x;
    N(T x) { this.x = x; }
    @Override public String m(List l) { return ((R2) x).m(l); }
}
final class O extends dev.emissary.lang.Emissary implements Wide {
    private final Wide x;
    O(Wide x) { this.x = x; }
    @Override public String to(Class c) { return x.to(c); }
}
final class P extends dev.emissary.lang.Emissary implements Wider {
    private final Wider x;
    P(Wider x) { this.x = x; }
    @Override public String to(Class c) { return ((Wide) x).to(c); }
}
final class Q extends dev.emissary.lang.Emissary implements Overloaded {
    private final Overloaded x;
    Q(Overloaded x) { this.x = x; }
    @Override public void over(Collection<String> c) { x.over(c); }
    @Override public void over(List l) { x.over((List<?>) l); }
    @Override public String[] over(Map<String, String> m, Object o) { return x.over(m, o); }
    @Override public String[] over(java.util.HashMap m, List l) { return x.over((java.util.HashMap<?, ?>) m, l); }
}
