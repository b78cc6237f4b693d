// clauses: EM-FWD-1
// claim: Undeclared checked exceptions come back unchanged.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public void f()
//     static <E extends Exception> void sneak(Exception) throws E
//     static Object caught()
// prints:
//     true
//// Foo.java
public interface Foo { void f(); }
//// X.java
public emissary X(Foo foo) {
    static Object caught() {
        Exception sneaky = new Exception();
        Foo thrower = () -> X.<RuntimeException>sneak(sneaky);
        try { new X(thrower).f(); } catch (Throwable e) { return e == sneaky; }
        return "nothing";
    }
    @SuppressWarnings("unchecked")
    static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.caught());
    }
}
