// clauses: EM-EQ-2, EM-FWD-1, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: covariant returns, diamonds, and unrelated
//     superinterfaces with different return types and exceptions.
// together: same
//// Types.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
interface GenericTop<T> { T get(); Object any(T t); }
interface GenericMiddle<U extends CharSequence> extends GenericTop<U> { U get(); CharSequence any(U u); }
interface GenericBottom extends GenericMiddle<String> { String get(); }
interface Top { CharSequence m(); }
interface Left extends Top {}
interface Right extends Top { String m(); }
interface Bottom extends Left, Right {}
interface One { Object m() throws IOException, TimeoutException; void n() throws IOException; }
interface Two { Comparable<String> m() throws FileNotFoundException, CloneNotSupportedException; void n(); }
interface Three { String m() throws Exception; void n() throws Exception; }
interface All extends One, Two, Three {}
interface Money extends Comparable<Money>, Function<Integer, Money>, Supplier<int[]> {}
//// step 2: Emissaries.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
emissary OfGeneric(GenericBottom bottom);
emissary OfDiamond(Bottom bottom);
emissary OfUnrelated(All all);
@dev.emissary.Emissary({Comparable.class, Supplier.class}) record OfBridges(Money money) {}
//// same: Emissaries.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
final class OfGeneric extends dev.emissary.lang.Emissary implements GenericBottom {
    private final GenericBottom bottom;
    OfGeneric(GenericBottom bottom) { this.bottom = bottom; }
    public String get() { return bottom.get(); }
    public CharSequence any(String arg0) { return bottom.any(arg0); }
}
final class OfDiamond extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    OfDiamond(Bottom bottom) { this.bottom = bottom; }
    public String m() { return bottom.m(); }
}
final class OfUnrelated extends dev.emissary.lang.Emissary implements All {
    private final All all;
    OfUnrelated(All all) { this.all = all; }
    public String m() throws FileNotFoundException { return all.m(); }
    public void n() { all.n(); }
}
final class OfBridges extends dev.emissary.lang.Emissary implements Comparable<Money>, Supplier<int[]> {
    private final Money money;
    OfBridges(Money money) { this.money = money; }
    public int compareTo(Money arg0) { return money.compareTo(arg0); }
    public int[] get() { return money.get(); }
}
