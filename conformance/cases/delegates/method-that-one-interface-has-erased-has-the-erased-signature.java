// clauses: EM-DEL-6, EM-FWD-3, EM-CONF-3
// claim: A method that one interface has erased has the erased signature.
// class X1:
//     final class X1 extends dev.emissary.lang.Emissary implements AB
// methods of X1:
//     public void m(java.util.List)
// class X2:
//     final class X2 extends dev.emissary.lang.Emissary implements AB, A, B
// methods of X2:
//     public void m(java.util.List)
// class X3:
//     final class X3 extends dev.emissary.lang.Emissary implements AB, B, A
// methods of X3:
//     public void m(java.util.List)
import java.util.*;
interface A { void m(List<String> l); }
@SuppressWarnings("rawtypes") interface B { void m(List l); }
interface AB extends A, B {}

emissary X1(AB ab);
emissary X2(AB ab) implements A, B;
emissary X3(AB ab) implements B, A;
