// Fields and initializers in the body of an emissary.
// clauses: EM-CLASS-4
// imports: java.util.*, java.util.function.*, java.lang.annotation.*

//// case: additional-field-is-final (EM-CLASS-4, EM-FORM-3)
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
// forms: same
//// A.java
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
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Marked {}
//// Main.java
class Main {
    public static void main(String[] arguments) { System.out.println(new A("abc").text()); }
}

//// case: additional-field-with-the-name-of-a-component-is-an-error (EM-CLASS-4, EM-DIAG-3)
emissary Front(CharSequence s) { final int s = 1; }  // error
emissary NotFinal(CharSequence s) { int s; }  // one error

//// case: emissary-in-a-record-may-have-additional-fields
// class R: final record R extends Record
// methods of R:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// fields of R: private final int x
// prints: 6
record R(int x) {
    emissary X(CharSequence s) { final int more = s0(); static int s0() { return 6; } }
}
// run:
System.out.println(new R.X("a").more);

//// case: field-initializer-has-its-line-whatever-file-comes-before (EM-CLASS-4)
// prints: 1
//// X.java
emissary X(Line line) {
    final int own = new Throwable().getStackTrace()[0].getLineNumber();
}
//// Main.java
interface Line { int of(String type); }
class Main {
    static int of(String type) {
        return java.util.Arrays.stream(new Throwable().getStackTrace())
                .filter(frame -> frame.getClassName().equals(type)).findFirst().get().getLineNumber();
    }
    public static void main(String[] arguments) {
        X x = new X(Main::of);
        System.out.println(x.own - x.of("X"));
    }
}

//// case: field-initializer-may-have-a-lambda (EM-CLASS-4, EM-CTOR-1)
// prints: 1 true 3 2 nested
emissary Front(Runnable task) {
    private final IntSupplier one = () -> 1;
    private final Supplier<Object> self = () -> this;
    private final IntFunction<int[]> array = int[]::new;
    private final Supplier<Supplier<String>> outer = () -> () -> "nested";
    private final Supplier<Integer> local = () -> {
        class Local { int two() { return 2; } }
        return new Local().two();
    };
    @Override public String toString() {
        return one.getAsInt() + " " + (self.get() == this) + " " + array.apply(3).length + " " + local.get() + " "
                + outer.get().get();
    }
}
class Main { public static void main(String... args) { System.out.println(new Front(null)); } }

//// case: field-initializer-may-read-a-component-in-a-method
// prints:
//     null one
//     null
//     set
emissary Front(Runnable task) {
    private final Runnable early = read();
    private final Supplier<Runnable> later = new Supplier<>() {
        @Override public Runnable get() { return task; }
    };
    private Runnable read() { return task; }
    String both() { return early + " " + later.get(); }
}
emissary Early(java.util.function.Supplier<String> supplier) {
    final Object early = component();
    java.util.function.Supplier<String> component() { return supplier; }
}
// run:
System.out.println(new Front(new Runnable() {
    @Override public void run() {}
    @Override public String toString() { return "one"; }
}).both());
Early early = new Early(() -> "set");
System.out.println(early.early);
System.out.println(early.component().get());

//// case: field-initializer-that-reads-a-component-is-an-error
// says: the initializer of length reads the component text before the constructor assigns it
interface Each {
    emissary Named(CharSequence text) { final int length = text.length(); }  // error: initializer.early at text.length
    emissary Anonymous(CharSequence text) {
        final Object length = new Object() { int inner = text.length(); };  // error: initializer.early
    }
    emissary OfThis(CharSequence text) { final int first = 1, length = this.text.length(); }  // error: initializer.early
    emissary InLambda(CharSequence text) {
        final java.util.function.IntSupplier length = () -> text.length();  // error: initializer.early
    }
    emissary InReference(CharSequence text) {
        final java.util.function.IntSupplier length = text::length;  // error: initializer.early
    }
}

//// case: final-field-that-nothing-assigns-is-an-error
public emissary X(CharSequence s) {
    final int length;  // error somewhere
}

//// case: instance-initializer-is-an-error (EM-CLASS-4, EM-FORM-3)
emissary InKeywordForm(CharSequence s) {
    final int length;
    {  // error: initializer
        length = s.length();
    }
}
@dev.emissary.Emissary record SeveralInAnnotationForm(Runnable r) {
    { r.run(); }  // error: initializer
    static { System.gc(); }
    ;
    { }  // error: initializer at {
}

//// case: non-final-instance-field-is-an-error-in-both-forms
emissary InKeywordForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final at wrong
    private String worse = "";  // error: field.not.final
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final at wrong
    private String worse = "";  // error: field.not.final
}
emissary DeclaratorsInKeywordForm(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
