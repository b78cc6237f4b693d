// clauses: EM-FWD-3
// claim: Where no return type of the declarations is one for all, the return type is that of the method of the component's class.
// methods of X:
//     public Both get()
//     bridge public First get()
//     bridge public Second get()
// prints: Both
interface First {}
interface Second {}
class Both implements First, Second {}

interface FirstSource { First get(); }
interface SecondSource { Second get(); }
class Source implements FirstSource, SecondSource { public Both get() { return new Both(); } }

emissary X(Source source) implements FirstSource, SecondSource;

class Main {
    public static void main(String[] arguments) {
        System.out.println(new X(new Source()).get().getClass().getName());
    }
}
