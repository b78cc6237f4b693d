// clauses: EM-FORM-2, EM-FORM-3
// claim: Several emissaries stand in one file with classes of every kind.
// class D:
//     final record D extends Record
// methods of D:
//     public Runnable r()
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
// class C:
//     final class C extends dev.emissary.lang.Emissary implements Runnable
// methods of C:
//     public void run()
// class E:
//     final class E extends dev.emissary.lang.Emissary implements Runnable
// methods of E:
//     public void run()
// class G:
//     final class G extends dev.emissary.lang.Emissary implements Runnable
// methods of G:
//     public void run()
import dev.emissary.Emissary;
emissary A(Runnable r);
class B {}
@Emissary record C(Runnable r) {}
;
record D(Runnable r) {}
emissary E(Runnable r) {}
enum F { X }
final emissary G(Runnable r) implements Runnable;
