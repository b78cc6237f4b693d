// clauses: EM-FWD-6
// claim: Methods of the body replace the forwarder, and may call other forwarders.
// class Replacing: final class Replacing extends dev.emissary.lang.Emissary implements Foo
// methods of Replacing:
//     public final synchronized int m()
//     public int k()
//     public int n()
//     static Object result()
// class Calling: final class Calling extends dev.emissary.lang.Emissary implements Twice
// methods of Calling:
//     public int n(int)
//     public int twice(int)
//     static Object result()
//     static java.util.function.IntUnaryOperator reference(Calling)
// prints:
//     2 7 3
//     9
interface Foo { int n(); default int m() { return 2; } int k(); }
emissary Replacing(Foo foo) {
    @Override public int n() { return foo.n() + 1; }
    @Override public final synchronized int m() { return 7; }
    static Object result() {
        Replacing x = new Replacing(new Foo() { public int n() { return 1; } public int k() { return 3; } });
        return x.n() + " " + x.m() + " " + x.k();
    }
}
interface Twice { int n(int i); int twice(int i); }
emissary Calling(Twice foo) {
    @Override public int twice(int i) { return n(i) + this.n(i); }
    static java.util.function.IntUnaryOperator reference(Calling x) { return x::n; }
    static Object result() {
        Calling x = new Calling(new Twice() { public int n(int i) { return i; } public int twice(int i) { return 0; } });
        return x.twice(4) + reference(x).applyAsInt(1);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Replacing.result());
        System.out.println(Calling.result());
    }
}
