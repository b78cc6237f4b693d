// clauses: EM-FWD-3
// claim: A result that overrides a generic method's unchecked keeps its type arguments.
// warnings: any
// prints: text
import java.util.*;
interface Wide { <Y> List<CharSequence> go(); }
interface Narrow extends Wide { List<String> go(); }
emissary E(Narrow narrow);

class Main {
    public static void main(String[] arguments) {
        Narrow narrow = new Narrow() { public List<String> go() { return List.of("text"); } };
        String text = new E(narrow).go().get(0);
        System.out.println(text);
    }
}
