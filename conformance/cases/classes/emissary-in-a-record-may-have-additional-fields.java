// clauses: EM-CLASS-4
// claim: An emissary in a record may have additional fields.
// class R:
//     final record R extends Record
// methods of R:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//     static int run()
// fields of R:
//     private final int x
// prints:
//     6
record R(int x) {
    emissary X(CharSequence s) { final int more = s0(); static int s0() { return 6; } }
    static int run() { return new X("a").more; }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(R.run());
    }
}
