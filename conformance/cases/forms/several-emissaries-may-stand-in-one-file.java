// clauses: EM-FORM-2, EM-FORM-3
// claim: Several emissaries in both forms stand in one file with classes of every kind.
// class D: final record D extends Record
// class Other$Inner: static class Other$Inner
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable
// class C: final class C extends dev.emissary.lang.Emissary implements Runnable
// class E: final class E extends dev.emissary.lang.Emissary implements Runnable
// class G: final class G extends dev.emissary.lang.Emissary implements Runnable
import dev.emissary.Emissary;
emissary A(Runnable r);
class B {}
@Emissary record C(Runnable r) {}
;
record D(Runnable r) {}
emissary E(Runnable r) {}
enum F { X }
final class Other { static class Inner {} }
final emissary G(Runnable r) implements Runnable;
