// clauses: EM-FWD-5
// claim: A program without a cast or a warning gets from a type variable of the interface, or as a class, what the
//     delegate returned.
// prints: 3 true true
import java.util.stream.*;
emissary Front<S extends BaseStream<Integer, S>>(BaseStream<Integer, S> s);
interface Maker<T extends Maker<T>> { T made(); }
class Real implements Maker<Real> {
    public Real made() { return this; }
    boolean isReal() { return true; }
}
emissary RealFront(Maker<Real> maker);
emissary MakerFront<T extends Maker<T>>(Maker<T> maker);

class Main {
    public static void main(String[] arguments) {
        IntStream stream = new Front<>(IntStream.of(1, 2)).parallel();
        Real real = new MakerFront<>(new Real()).made();
        boolean itself = new RealFront(real).made() == real;
        System.out.println(stream.sum() + " " + real.isReal() + " " + itself);
    }
}
