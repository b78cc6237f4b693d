// clauses: EM-FORM-4
// claim: A local emissary, in the body of a lambda too, works as any other, and may use static members and constants
//     around.
// class StaticMembers: class StaticMembers
// methods of StaticMembers:
//     static int run()
//     static int twice(int)
// class InLambda: class InLambda
// methods of InLambda: static String run()
// prints:
//     17
//     3abc!false
import java.util.function.*;
class StaticMembers {
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
class InLambda {
    static String run() {
        Function<String, CharSequence> hide = s -> {
            emissary Hidden(CharSequence text) { public String toString() { return text + "!"; } }
            return new Hidden(s);
        };
        CharSequence hidden = hide.apply("abc");
        return hidden.length() + hidden.toString() + ((Object) hidden instanceof String);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(StaticMembers.run());
        System.out.println(InLambda.run());
    }
}
