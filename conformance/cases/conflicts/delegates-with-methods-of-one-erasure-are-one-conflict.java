// clauses: EM-CONF-1
// claim: Delegates that have methods of one erasure are one conflict, in every order.
import java.io.*;
import java.util.*;
interface A { void m(List<String> l); } interface B { void m(List<Integer> l); } @SuppressWarnings({"rawtypes", "unchecked"}) interface C { void m(List l); }

emissary AbC(A a, B b, C c);  // error: method.clash
emissary CaB(C c, A a, B b);  // error: method.conflict
emissary AcB(A a, C c, B b);  // error: method.conflict
emissary BcA(B b, C c, A a);  // error: method.conflict
