// clauses: EM-FWD-1, EM-FWD-4
// claim: With several delegates, each method reaches the delegate whose interface has it.
// prints:
//     a b
interface A {
    String a();
}

interface B {
    String b();
}

emissary Both(A first, B second);

class Main {
    public static void main(String[] arguments) {
        Both both = new Both(() -> "a", () -> "b");
        System.out.println(both.a() + " " + both.b());
    }
}
