// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names classes in all uses of a type but a method's return type.
// plain: same
// warnings: any
import java.util.*;
import java.util.function.*;
class A {
    emissary emissary;
    emissary one, two = null;
    emissary[] many, more[];
    private static final emissary constant = new emissary();
    List<emissary> list = new ArrayList<emissary>();
    Map<emissary, ? extends emissary> map;
    emissary.Inner inner;
    void emissary(emissary a, emissary... b) { emissary(a, b); this.emissary(a); }
    <T extends emissary> T generic(T t) { return t; }
    emissary[] array() { return new emissary[] { new emissary() }; }
    emissary.Inner qualified(emissary.Inner i) { return i; }
    List<emissary> argument(int x) { return null; }
    A.emissary nested(A.emissary e) { return e; }
    void thrower() throws emissary.Bad, A.emissary.Bad {}
    Object f(Object o) {
        emissary e = (emissary) o;
        emissary[] es = (emissary[]) o;
        final emissary last;
        if (o instanceof emissary) return e;
        if (o instanceof emissary q && q != null) { return q; }
        if (!(o instanceof final emissary q)) { return o; }
        Function<emissary, emissary> g = emissary -> emissary;
        Function<emissary, emissary> h = (emissary x) -> x;
        BiFunction<emissary, emissary, emissary> bi = (emissary x, emissary y) -> x;
        Supplier<emissary> s = emissary::new;
        IntFunction<emissary[]> t = emissary[]::new;
        Class<?> c = emissary.class;
        Object anonymous = new emissary() { int x; };
        for (emissary z : many) { z.x++; }
        for (emissary z = null; z != null; ) {}
        try { o.hashCode(); } catch (emissary.Bad bad) { }
        emissary emissary = new emissary();
        emissary.x++;
        return emissary;
    }
    static class emissary {
        int x;
        emissary() {}
        emissary(Object o) { this(); }
        Object me() { class L { Object o = emissary.this; } return emissary.this; }
        void receiver(emissary this) {}
        class Inner {}
        static class Bad extends RuntimeException { static final long serialVersionUID = 1; }
    }
    static class Sub extends emissary { Sub() { super(null); } }
}
