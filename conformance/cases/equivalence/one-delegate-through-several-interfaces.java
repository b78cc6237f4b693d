// clauses: EM-EQ-2, EM-CONF-3
// claim: An emissary has the class file of the class written by hand: one delegate through several interfaces.
// together: same
//// Types.java
import java.io.*;
interface A { Number m() throws IOException; void n(); default int o() { return 1; } }
interface B { Comparable<Integer> m() throws Exception; void n(); default int o() { return 2; } }
interface AB extends A, B { Integer m() throws FileNotFoundException; @Override int o(); }
//// step 2: X.java
import java.io.*;
emissary X(AB ab) implements A, B;
//// same: X.java
import java.io.*;
final class X extends dev.emissary.lang.Emissary implements AB, A, B {
    private final AB ab;
    X(AB ab) { this.ab = ab; }
    public Integer m() throws FileNotFoundException { return ab.m(); }
    public void n() { ab.n(); }
    public int o() { return ab.o(); }
}
