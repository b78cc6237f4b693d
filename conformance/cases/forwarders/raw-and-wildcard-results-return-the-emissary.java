// clauses: EM-FWD-5
// claim: A delegate that returns itself is replaced where the result is raw or has wildcards that fit the emissary.
// class X: final class X extends dev.emissary.lang.Emissary implements Seq<String>
// methods of X:
//     public Seq raw()
//     public Seq<? extends Comparable<?>> comparable()
//     public Seq<? super String> sup()
//     public Seq<?> any()
//     public Seq<Object> objects()
//     public static void main(String[])
// main: X
// prints: truetruetruefalsetrue
import java.util.*;
interface Seq<E> {
    Seq<?> any(); Seq<? super E> sup(); Seq<? extends Comparable<?>> comparable();
    Seq<Object> objects(); @SuppressWarnings("rawtypes") Seq raw();
}
emissary X(Seq<String> seq) {
    @SuppressWarnings({"unchecked", "rawtypes"}) public static void main(String[] arguments) {
        class Impl implements Seq<String> {
            public Seq any() { return this; } public Seq sup() { return this; }
            public Seq comparable() { return this; } public Seq objects() { return this; }
            public Seq raw() { return this; }
        }
        X x = new X(new Impl());
        System.out.println("" + (x.any() == (Object) x) + (x.sup() == x) + (x.comparable() == x)
            + ((Object) x.objects() == x) + (x.raw() == x));
    }
}
