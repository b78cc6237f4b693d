// clauses: EM-FWD-1, EM-FWD-4
// claim: With several delegates, each method and overload reaches the delegate whose interface has it.
// methods of Both:
//     public String n()
//     public String n(int)
//     public String n(long)
//     public String m()
//     public String k()
// prints: n of A, n(int) of A, n(long) of B, m of A, k of B
interface A {
    String n();

    default String n(int i) {
        return "n(int) of A";
    }

    default String m() {
        return "m of A";
    }
}

interface B {
    String n(long l);

    default String k() {
        return "k of B";
    }
}

emissary Both(A first, B second);

class Main {
    public static void main(String[] arguments) {
        Both both = new Both(() -> "n of A", l -> "n(long) of B");
        System.out.println(both.n() + ", " + both.n(1) + ", " + both.n(1L) + ", " + both.m() + ", " + both.k());
    }
}
