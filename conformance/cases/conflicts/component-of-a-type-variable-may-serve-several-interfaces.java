// clauses: EM-CONF-3
// claim: A component of a type variable may serve several interfaces.
// class X:
//     final class X<T extends A & B> extends dev.emissary.lang.Emissary implements A, B
// methods of X:
//     bridge public Object m()
//     public String m()
//     public void a()
//     public void b()
interface A { Object m(); void a(); }
interface B { String m(); void b(); }
@dev.emissary.Emissary({A.class, B.class}) record X<T extends A & B>(T t) {}
