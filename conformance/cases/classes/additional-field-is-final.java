// clauses: EM-CLASS-4, EM-FORM-3
// claim: An additional field is a final field of the class, in both forms and in every notation, beside static ones.
// fields of A:
//     private final CharSequence s
//     private final int a
//     private final int b
//     private final int[] c
//     private final int[] d
//     final java.util.Map<String, java.util.List<? super Integer>> m
//     final java.util.Map<String, java.util.List<? super Integer>> n
//     @Deprecated protected final transient int[] rows
//     @Deprecated protected final transient int[][] columns
//     protected final java.util.function.Function<String, Integer> lambda
//     public final Object anonymous
//     final int selected
//     static int count
//     static final int SHARED
//     final transient A self
//     final transient A other
//     final boolean less
//     final boolean greater
//     final int shifted
//     final int chosen
//     final char brace
//     final String text
//     final @Marked java.util.List<@Marked String> qualified
//     final @Marked int @Marked [] @Marked [] array
// prints:
//     1 2 2 [4, 5] state 8 2 4 3 true 4 7 }{;,( 4
//// A.java
import java.util.*;
import java.util.function.*;

emissary A(CharSequence s) {
    private final int a = 1, b, c[] = {1, 2}, d[];
    final Map<String, List<? super Integer>> m = new HashMap<String, List<? super Integer>>(), n;
    @Deprecated protected final transient int[] rows = {1, 2}, columns[] = {{3}, {4, 5}};
    protected final Function<String, Integer> lambda = t -> { int q = 1; return q + t.length(); };
    /** A comment. */
    public final Object anonymous = new Object() {
        int state; { state = 8; }
        @Override public String toString() { return "state " + state; }
    };
    final int selected = switch (b()) { case 1 -> 2; default -> { int z = 3; yield z; } };
    static int count = 3;
    static { count++; }
    final static int SHARED = 3;
    final transient A self = this, other = null;
    final boolean less = 1 < 2, greater = 3 > 2;
    final int shifted = 1 << 3 >>> 1, chosen = less ? 7 : 8;
    final char brace = '{';
    final String text = "}{;,(";
    final java.util.@Marked List<@Marked String> qualified = null;
    final @Marked int @Marked [] array @Marked [] = {{1}};
    A { b = 2; d = null; n = null; }
    int @Marked [] @Marked [] method() { int local; local = 1; return new int[local][]; }
    static int b() { return 1; }
    String text() {
        return a + " " + b + " " + c[1] + " " + Arrays.toString(columns[1]) + " " + anonymous + " " + selected + " "
                + count + " " + SHARED + " " + (self == this) + " " + shifted + " " + chosen + " " + text + " "
                + lambda.apply("abc");
    }
}
//// Marked.java
import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Marked {}
//// Main.java
class Main {
    public static void main(String[] arguments) {
        System.out.println(new A("abc").text());
    }
}
//// same: A.java
import java.util.*;
import java.util.function.*;

@dev.emissary.Emissary record A(CharSequence s) {
    private final int a = 1, b, c[] = {1, 2}, d[];
    final Map<String, List<? super Integer>> m = new HashMap<String, List<? super Integer>>(), n;
    @Deprecated protected final transient int[] rows = {1, 2}, columns[] = {{3}, {4, 5}};
    protected final Function<String, Integer> lambda = t -> { int q = 1; return q + t.length(); };
    /** A comment. */
    public final Object anonymous = new Object() {
        int state; { state = 8; }
        @Override public String toString() { return "state " + state; }
    };
    final int selected = switch (b()) { case 1 -> 2; default -> { int z = 3; yield z; } };
    static int count = 3;
    static { count++; }
    final static int SHARED = 3;
    final transient A self = this, other = null;
    final boolean less = 1 < 2, greater = 3 > 2;
    final int shifted = 1 << 3 >>> 1, chosen = less ? 7 : 8;
    final char brace = '{';
    final String text = "}{;,(";
    final java.util.@Marked List<@Marked String> qualified = null;
    final @Marked int @Marked [] array @Marked [] = {{1}};
    A { b = 2; d = null; n = null; }
    int @Marked [] @Marked [] method() { int local; local = 1; return new int[local][]; }
    static int b() { return 1; }
    String text() {
        return a + " " + b + " " + c[1] + " " + Arrays.toString(columns[1]) + " " + anonymous + " " + selected + " "
                + count + " " + SHARED + " " + (self == this) + " " + shifted + " " + chosen + " " + text + " "
                + lambda.apply("abc");
    }
}
