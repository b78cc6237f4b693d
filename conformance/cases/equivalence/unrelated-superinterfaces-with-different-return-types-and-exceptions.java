// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: unrelated superinterfaces with different
//     return types and exceptions.
// together: same
//// Types.java
import java.io.*;
import java.util.concurrent.*;
interface One { Object m() throws IOException, TimeoutException; void n() throws IOException; }
interface Two { Comparable<String> m() throws FileNotFoundException, CloneNotSupportedException; void n(); }
interface Three { String m() throws Exception; void n() throws Exception; }
interface All extends One, Two, Three {}
//// step 2: X.java
import java.io.*;
import java.util.concurrent.*;
emissary X(All all);
//// same: X.java
import java.io.*;
import java.util.concurrent.*;
final class X extends dev.emissary.lang.Emissary implements All {
    private final All all;
    X(All all) { this.all = all; }
    public String m() throws FileNotFoundException { return all.m(); }
    public void n() { all.n(); }
}
