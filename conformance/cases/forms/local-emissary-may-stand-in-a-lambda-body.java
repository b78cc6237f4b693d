// clauses: EM-FORM-4
// claim: An emissary in the body of a lambda works as any other.
// class P:
//     class P
// methods of P:
//     static String run()
// prints:
//     3abc!false
import java.util.function.*;
class P {
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
        System.out.println(P.run());
    }
}
