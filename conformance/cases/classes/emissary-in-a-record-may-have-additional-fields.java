// clauses: EM-CLASS-4
// claim: An emissary in a record may have additional fields.
// class R: final record R extends Record
// methods of R:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//     public static void main(String[])
// fields of R: private final int x
// main: R
// prints: 6
record R(int x) {
    emissary X(CharSequence s) { final int more = s0(); static int s0() { return 6; } }
    public static void main(String[] arguments) {
        System.out.println(new X("a").more);
    }
}
