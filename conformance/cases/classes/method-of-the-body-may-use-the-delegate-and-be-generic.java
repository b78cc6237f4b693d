// clauses: EM-CLASS-4
// claim: A method of the body may use the delegate, and be private, synchronized, generic and of variable arity.
// class X: public final class X extends dev.emissary.lang.Emissary implements CharSequence
// main: X
// prints: 5
public emissary X(CharSequence s) {
    @SafeVarargs private <T> int all(T... more) { return s.length() + more.length; }
    synchronized int locked() { return all(1, 2); }
    public static void main(String[] arguments) {
        System.out.println(new X("abc").locked());
    }
}
