// One component that serves several interfaces.
// clauses: EM-CONF-3

//// case: one-component-may-serve-several-interfaces
// methods of OfVariable:
//     bridge public Object m()
//     public String m()
//     public void a()
//     public void b()
// methods of WiderFirst, NarrowerFirst:
//     bridge public Object m() throws Exception
//     public String m()
//     public void n()
// methods of OfGenerics:
//     bridge public Object get()
//     bridge public void m(Object)
//     public String get()
//     public void m(String)
// methods of OfAll:
//     bridge public Comparable m()
//     bridge public Number m()
//     bridge public java.io.Serializable m()
//     public Integer m()
// methods of OfThrowing: public <U> java.util.List<U> all()
import java.util.function.*;
interface A { Object m(); void a(); }
interface B { String m(); void b(); }
@dev.emissary.Emissary({A.class, B.class}) record OfVariable<T extends A & B>(T t) {}
interface Super { Object m() throws Exception; default void n() {} }
interface Sub extends Super { @Override String m(); }
@dev.emissary.Emissary({Super.class, Sub.class}) record WiderFirst(Sub b) {}
@dev.emissary.Emissary({Sub.class, Super.class}) record NarrowerFirst(Sub b) {}
interface Taking<T> { void m(T t); T get(); }
interface Giving<U> { void m(U u); Object get(); }
interface Both extends Taking<String>, Giving<String> {}
emissary OfGenerics(Both ab) implements Taking<String>, Giving<String>;
interface Numbers { Number m(); }
interface Comparables { Comparable<Integer> m(); }
interface Serializables { java.io.Serializable m(); }
interface All extends Numbers, Comparables, Serializables { Integer m(); }
emissary OfAll(All all) delegates Serializables, Comparables, Numbers;
interface Hasty { <T> java.util.List<T> all() throws Exception; }
interface Calm { <U> java.util.List<U> all(); }
emissary OfThrowing(Calm calm) delegates Hasty, Calm;

//// case: one-component-through-several-interfaces-has-one-forwarder-for-each-method
// methods of X:
//     public int d()
//     public void m()
//     public void top()
// prints: 3
interface Top { void top(); }
interface A extends Top { void m(); default int d() { return 1; } }
interface B extends Top { void m(); default int d() { return 2; } }
class AB implements A, B {
    public void top() {} public void m() {} public int d() { return 3; }
}
@dev.emissary.Emissary({A.class, B.class}) record X(AB ab) {}
// run:
System.out.println(new X(new AB()).d());
