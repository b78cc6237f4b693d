// clauses: EM-DEL-5
// claim: A class in the implements clause is the language's own error.
//// p1/Case.java
package p1;
class Cl {} enum En {}
emissary A(Runnable r) implements
    Object;  // error
//// p2/Case.java
package p2;
class Cl {} enum En {}
emissary A(Runnable r) implements
    Thread;  // error
//// p3/Case.java
package p3;
class Cl {} enum En {}
emissary A(Runnable r) implements
    String;  // error
//// p4/Case.java
package p4;
class Cl {} enum En {}
emissary A(Runnable r) implements
    Cl;  // error
//// p5/Case.java
package p5;
class Cl {} enum En {}
emissary A(Runnable r) implements
    En;  // error
