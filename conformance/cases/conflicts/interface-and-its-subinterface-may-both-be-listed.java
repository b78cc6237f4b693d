// clauses: EM-CONF-3
// claim: One component may be listed with an interface and a subinterface of it, in either order.
// class WiderFirst:
//     final class WiderFirst extends dev.emissary.lang.Emissary implements A, B
// methods of WiderFirst:
//     bridge public Object m() throws Exception
//     public String m()
//     public void n()
// class NarrowerFirst:
//     final class NarrowerFirst extends dev.emissary.lang.Emissary implements B, A
// methods of NarrowerFirst:
//     bridge public Object m() throws Exception
//     public String m()
//     public void n()
interface A { Object m() throws Exception; default void n() {} }
interface B extends A { @Override String m(); }

@dev.emissary.Emissary({A.class, B.class}) record WiderFirst(B b) {}
@dev.emissary.Emissary({B.class, A.class}) record NarrowerFirst(B b) {}
