// clauses: EM-CONF-3
// claim: An interface and its subinterface may both be listed.
// class p1.X:
//     final class p1.X extends dev.emissary.lang.Emissary implements p1.A, p1.B
// methods of p1.X:
//     bridge public Object m() throws Exception
//     public String m()
//     public void n()
// class p2.X:
//     final class p2.X extends dev.emissary.lang.Emissary implements p2.B, p2.A
// methods of p2.X:
//     bridge public Object m() throws Exception
//     public String m()
//     public void n()
//// p1/Case.java
package p1;
interface A { Object m() throws Exception; default void n() {} }
interface B extends A { @Override String m(); }
@dev.emissary.Emissary({A.class, B.class}) record X(B b) {}
//// p2/Case.java
package p2;
interface A { Object m() throws Exception; default void n() {} }
interface B extends A { @Override String m(); }
@dev.emissary.Emissary({B.class, A.class}) record X(B b) {}
