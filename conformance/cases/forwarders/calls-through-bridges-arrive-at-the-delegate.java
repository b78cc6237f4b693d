// clauses: EM-FWD-1
// claim: Calls through bridges arrive at the delegate.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Money
// methods of X:
//     bridge public int compareTo(Object)
//     public int compareTo(Money)
//     static Object result()
// prints:
//     7 true
//// Money.java
public interface Money extends Comparable<Money> {}
//// X.java
public emissary X(Money money) {
    @SuppressWarnings({"unchecked", "rawtypes"}) static Object result() {
        Money[] seen = new Money[1];
        X x = new X(other -> { seen[0] = other; return 7; });
        Comparable raw = x;
        return raw.compareTo(x) + " " + (seen[0] == x);
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
