// clauses: EM-CTOR-4, EM-CTOR-1
// claim: Other constructors may call the canonical one by way of others, in any order of the body, and be generic and
//     throw; with as many parameters as components they leave the canonical one implicit.
// class InChains: final class InChains extends dev.emissary.lang.Emissary implements A
// methods of InChains:
//     public int a()
//     static int run() throws java.io.IOException
// class InAnyOrder: final class InAnyOrder extends dev.emissary.lang.Emissary implements A
// methods of InAnyOrder:
//     public int a()
//     static int run()
// constructors of InAnyOrder:
//     InAnyOrder(int)
//     InAnyOrder(long)
//     public InAnyOrder(A)
// class OfAsMany: final class OfAsMany extends dev.emissary.lang.Emissary implements A
// methods of OfAsMany:
//     public int a()
//     static int run()
// constructors of OfAsMany:
//     OfAsMany(Integer)
//     OfAsMany(Object)
//     OfAsMany(A)
// prints:
//     24
//     3
//     551
interface A { int a(); }
emissary InChains(A a) {
    final int extra;
    public InChains { extra = 7; }
    InChains(int n) { this(() -> n); }
    private InChains(String s) throws java.io.IOException { this(s.length()); }
    protected <N extends Number> InChains(N n, int... more) { this(n.intValue() + more.length); }
    static int run() throws java.io.IOException {
        return new InChains("abc").a() + new InChains(2L, 1, 1).a() + new InChains(10).a() + new InChains(1).extra;
    }
}
emissary InAnyOrder(A a) {
    InAnyOrder(int n) { this(() -> n); }
    public InAnyOrder { }
    InAnyOrder(long n) { this((int) n); }
    static int run() { return new InAnyOrder(3L).a(); }
}
emissary OfAsMany(A a) {
    OfAsMany(Integer a) { this(() -> a); }
    OfAsMany(Object a) { this((A) a); }
    static int run() {
        A five = () -> 5;
        return new OfAsMany(1).a() + new OfAsMany((Object) five).a() * 10 + new OfAsMany(five).a() * 100;
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(InChains.run());
        System.out.println(InAnyOrder.run());
        System.out.println(OfAsMany.run());
    }
}
