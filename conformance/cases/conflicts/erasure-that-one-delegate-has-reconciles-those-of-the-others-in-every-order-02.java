// clauses: EM-CONF-1
// claim: An erasure that one delegate has reconciles those of the others in every order.
import java.io.*;
import java.util.*;
interface A { void m(List<String> l); } interface B { void m(List<Integer> l); } @SuppressWarnings({"rawtypes", "unchecked"}) interface C { void m(List l); }

emissary X1(A a, B b, C c);  // error: method.clash
emissary X2(C c, A a, B b);  // error: method.conflict
emissary X3(A a, C c, B b);  // error: method.conflict
emissary X4(B b, C c, A a);  // error: method.conflict
