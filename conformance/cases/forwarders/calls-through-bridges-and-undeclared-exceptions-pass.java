// clauses: EM-FWD-1
// claim: Calls through bridges arrive at the delegate, and undeclared checked exceptions come back unchanged.
// class OfMoney: final class OfMoney extends dev.emissary.lang.Emissary implements Money
// methods of OfMoney:
//     bridge public int compareTo(Object)
//     public int compareTo(Money)
//     static Object result()
// class Throwing: final class Throwing extends dev.emissary.lang.Emissary implements Foo
// methods of Throwing:
//     public void f()
//     static <E extends Exception> void sneak(Exception) throws E
//     static Object caught()
// prints:
//     7 true
//     true
interface Money extends Comparable<Money> {}
emissary OfMoney(Money money) {
    @SuppressWarnings({"unchecked", "rawtypes"}) static Object result() {
        Money[] seen = new Money[1];
        OfMoney x = new OfMoney(other -> { seen[0] = other; return 7; });
        Comparable raw = x;
        return raw.compareTo(x) + " " + (seen[0] == x);
    }
}
interface Foo { void f(); }
emissary Throwing(Foo foo) {
    static Object caught() {
        Exception sneaky = new Exception();
        Foo thrower = () -> Throwing.<RuntimeException>sneak(sneaky);
        try { new Throwing(thrower).f(); } catch (Throwable e) { return e == sneaky; }
        return "nothing";
    }
    @SuppressWarnings("unchecked")
    static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(OfMoney.result());
        System.out.println(Throwing.caught());
    }
}
