// clauses: EM-DEL-2
// claim: An interface that only redeclares methods of Object names no component, beside another class of that name too.
// class p.E: final class p.E extends dev.emissary.lang.Emissary implements p.J, p.M, p.N
// methods of p.E: public void k()
//// p/M.java
package p;

import java.lang.Object;

public interface M {
    @Override
    boolean equals(Object o);
}
//// p/N.java
package p;

import q.*;

public interface N {
    @Override
    int hashCode();
}
//// p/J.java
package p;

interface J {
    void k();
}
//// p/K.java
package p;

abstract class K implements M, N, J {}
//// q/Object.java
package q;

public class Object {}
//// p/E.java
package p;

emissary E(K k) implements M, N, J;
