// clauses: EM-CONF-3
// claim: One component through several interfaces has one forwarder for each method.
// class X: final class X extends dev.emissary.lang.Emissary implements A, B
// methods of X:
//     public int d()
//     public void m()
//     public void top()
// class AB: class AB implements A, B
// methods of AB:
//     public int d()
//     public void m()
//     public void top()
//     public static void main(String[])
// main: AB
// prints: 3
interface Top { void top(); }
interface A extends Top { void m(); default int d() { return 1; } }
interface B extends Top { void m(); default int d() { return 2; } }
class AB implements A, B {
    public void top() {} public void m() {} public int d() { return 3; }
    public static void main(String[] arguments) {
        System.out.println(new X(new AB()).d());
    }
}
@dev.emissary.Emissary({A.class, B.class}) record X(AB ab) {}
