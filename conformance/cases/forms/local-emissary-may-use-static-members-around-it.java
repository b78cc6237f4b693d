// clauses: EM-FORM-4
// claim: A local emissary may use static members and constants around.
// class P:
//     class P
// methods of P:
//     static int run()
//     static int twice(int)
// prints:
//     17
class P {
    static int count = 5;
    static int twice(int x) { return 2 * x; }
    static int run() {
        emissary A(Comparable<String> c) {
            int n() { return twice(count) + K; }
            static final int K = 7;
        }
        return new A("a").n();
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(P.run());
    }
}
