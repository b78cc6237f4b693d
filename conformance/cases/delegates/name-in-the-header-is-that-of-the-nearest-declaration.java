// clauses: EM-DEL-6
// claim: A name in the header means the nearest declaration, as in a record: a member class before a type parameter, and a
//     local interface before another of its name.
// prints: java.util.function.Supplier<Front$T> 4
import java.util.function.Supplier;

interface Named { String name(); }
emissary Front<T>(Supplier<T> source) {
    static class T {}
}

class Main {
    public static void main(String[] arguments) {
        interface Named { int number(); }
        emissary Local(Named named) {}
        System.out.println(Front.class.getGenericInterfaces()[0].getTypeName() + " " + new Local(() -> 4).number());
    }
}
