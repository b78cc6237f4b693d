// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: bridges.
// together: same
//// Types.java
import java.util.function.*;
interface Money extends Comparable<Money>, Function<Integer, Money>, Supplier<int[]> {}
//// step 2: X.java
import java.util.function.*;
@dev.emissary.Emissary({Comparable.class, Supplier.class}) record X(Money money) {}
//// same: X.java
import java.util.function.*;
final class X extends dev.emissary.lang.Emissary implements Comparable<Money>, Supplier<int[]> {
    private final Money money;
    X(Money money) { this.money = money; }
    public int compareTo(Money arg0) { return money.compareTo(arg0); }
    public int[] get() { return money.get(); }
}
