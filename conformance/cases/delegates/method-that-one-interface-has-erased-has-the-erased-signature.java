// clauses: EM-DEL-6, EM-FWD-3, EM-CONF-3
// claim: A method that one interface has erased has the erased signature.
// class Alone: final class Alone extends dev.emissary.lang.Emissary implements AB
// methods of Alone: public void m(java.util.List)
// class ErasedLast: final class ErasedLast extends dev.emissary.lang.Emissary implements AB, A, B
// methods of ErasedLast: public void m(java.util.List)
// class ErasedFirst: final class ErasedFirst extends dev.emissary.lang.Emissary implements AB, B, A
// methods of ErasedFirst: public void m(java.util.List)
import java.util.*;
interface A { void m(List<String> l); }
@SuppressWarnings("rawtypes") interface B { void m(List l); }
interface AB extends A, B {}

emissary Alone(AB ab);
emissary ErasedLast(AB ab) implements A, B;
emissary ErasedFirst(AB ab) implements B, A;
