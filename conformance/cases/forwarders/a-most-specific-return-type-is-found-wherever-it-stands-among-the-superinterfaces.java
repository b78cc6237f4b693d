// clauses: EM-FWD-1, EM-FWD-3
// claim: A most specific return type is found wherever it stands among the superinterfaces.
// class p1.X:
//     final class p1.X extends dev.emissary.lang.Emissary implements p1.All
// methods of p1.X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class p2.X:
//     final class p2.X extends dev.emissary.lang.Emissary implements p2.All
// methods of p2.X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class p3.X:
//     final class p3.X extends dev.emissary.lang.Emissary implements p3.All
// methods of p3.X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class p4.X:
//     final class p4.X extends dev.emissary.lang.Emissary implements p4.All
// methods of p4.X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
//// p1/Case.java
package p1;
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }
interface All extends One, Two, Three {}
emissary X(All all);
//// p2/Case.java
package p2;
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }
interface All extends Three, Two, One {}
emissary X(All all);
//// p3/Case.java
package p3;
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }
interface All extends Two, Three, One {}
emissary X(All all);
//// p4/Case.java
package p4;
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }
interface All extends One, Three, Two {}
emissary X(All all);
