// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: classes of the library.
//// X.java
import java.io.*;
import java.util.*;
import java.util.function.*;
@dev.emissary.Emissary({Appendable.class, Comparable.class, Iterator.class})
record X(StringBuilder builder, Scanner scanner) {}
//// same: X.java
import java.io.*;
import java.util.*;
import java.util.function.*;
final class X extends dev.emissary.lang.Emissary
        implements Appendable, Comparable<StringBuilder>, Iterator<String> {
    private final StringBuilder builder;
    private final Scanner scanner;
    X(StringBuilder builder, Scanner scanner) { this.builder = builder; this.scanner = scanner; }
    public Appendable append(CharSequence arg0) throws IOException {
        Appendable r = builder.append(arg0);
        return r == builder ? this : r;
    }
    public Appendable append(CharSequence arg0, int arg1, int arg2) throws IOException {
        Appendable r = builder.append(arg0, arg1, arg2);
        return r == builder ? this : r;
    }
    public Appendable append(char arg0) throws IOException {
        Appendable r = builder.append(arg0);
        return r == builder ? this : r;
    }
    public int compareTo(StringBuilder arg0) { return builder.compareTo(arg0); }
    public boolean hasNext() { return scanner.hasNext(); }
    public String next() { return scanner.next(); }
    public void remove() { scanner.remove(); }
    public void forEachRemaining(Consumer<? super String> arg0) { scanner.forEachRemaining(arg0); }
}
