// Programs without an emissary, which the compiler leaves alone.
// clauses: EM-EQ-3, EM-FORM-2

//// case: code-without-emissaries-means-what-it-means
// class Plain: final record Plain extends Record implements Runnable
// methods of Plain:
//     public String text()
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public void run()
// prints: Plain[text=emissary] 1
record Plain(String text) implements Runnable { @Override public void run() {} }
class Main {
    static int emissary(int emissary) { return emissary + 1; }
    public static void main(String[] arguments) {
        System.out.println(new Plain("emissary") + " " + emissary(0));
    }
}

//// case: errors-of-code-without-emissaries-are-as-ever (EM-EQ-3, EM-DIAG-3)
// plain: same
record Names(Missing names) {}  // error
class Sub extends Names {}  // error
class User {
    int f() { return ""; }  // error
}

//// case: warnings-of-code-without-emissaries-are-as-ever (EM-EQ-3)
// plain: same
@interface Emissary {}
@Emissary record Names(@SuppressWarnings("x") java.util.List names) {  // warning
    @Deprecated void old() {}
}
class User {
    void user(Names names) {
        names.old();  // warning
        java.util.List raw = names.names();  // warning
        raw.add("");  // warning
    }
}
