// clauses: EM-CONF-1
// claim: Delegates that have methods of one erasure are one conflict, in every order; an erasure that one delegate has
//     reconciles those of the others.
// warnings: all
import java.io.*;
import java.util.*;
interface A { void m(List<String> l); } interface B { void m(List<Integer> l); } @SuppressWarnings({"rawtypes", "unchecked"}) interface C { void m(List l); }
emissary AbC(A a, B b, C c);  // error: method.clash
emissary CaB(C c, A a, B b);  // error: method.conflict
emissary AcB(A a, C c, B b);  // error: method.conflict
emissary BcA(B b, C c, A a);  // error: method.conflict

emissary ReconciledAbC(A a, B b, C c) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.a.m(l); } // or this.b.m(l) or this.c.m(l)
}
emissary ReconciledCaB(C c, A a, B b) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.c.m(l); } // or this.a.m(l) or this.b.m(l)
}
emissary ReconciledAcB(A a, C c, B b) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.a.m(l); } // or this.c.m(l) or this.b.m(l)
}
emissary ReconciledBcA(B b, C c, A a) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.b.m(l); } // or this.c.m(l) or this.a.m(l)
}
