// The methods of Object, and clone and finalize.
// clauses: EM-FWD-2

//// case: clone-or-finalize-that-no-class-can-declare-is-one-error
// warnings: any
import java.io.IOException;
interface Number { int clone(); }
interface Nothing { void clone(); }
interface Careless { Object clone() throws IOException; }
interface Count { int finalize(); }
interface Plain { Object clone(); }
emissary ReturnsNumber(Number i);  // error: method.undeclarable at Number i
emissary ReturnsNothing(Nothing i);  // error: method.undeclarable at Nothing i
emissary Throws(Careless i);  // error: method.undeclarable at Careless i
emissary Finalizes(Count i);  // error: method.undeclarable at Count i
emissary OneOfTwo(Plain i, Careless j);  // error: method.undeclarable at Careless j
emissary ByHand(Plain i) implements Number;  // error: method.undeclarable at Number;

//// case: clone-that-a-class-can-declare-is-forwarded
// methods of Front:
//     bridge public Object clone() throws CloneNotSupportedException
//     public String clone() throws CloneNotSupportedException, E
interface Copied<T, E extends Exception> { T clone() throws CloneNotSupportedException, E; }
interface Careless { Object clone() throws Exception; }
emissary Front<E extends RuntimeException>(Copied<String, E> copied);
emissary Written(Careless careless) { public Object clone() { return this; } }

//// case: finalize-is-never-forwarded (EM-FWD-2, EM-CONF-1)
// claim: A finalize method that a delegated interface declares, inherits or has a default of is never forwarded: it is
//     an error, and only one where two delegates have it.
// warnings: any
interface Plain { void finalize(); }
interface Throwing { void finalize() throws Throwable; int f(); }
interface Defaulted { default void finalize() {} }
emissary OfPlain(Plain f);  // error: method.finalize
emissary OfThrowing(Throwing f);  // error: method.finalize
emissary OfDefaulted(Defaulted f);  // error: method.finalize
interface One { void finalize(); }
interface Other { void finalize(); }
emissary OfTwo(One a, Other b);  // error: method.finalize

//// case: finalize-may-be-declared-by-hand (EM-FWD-2, EM-FWD-6)
// warnings: any
// methods of OfPlain, OfClass:
//     public void f()
//     public void finalize()
// methods of OfDefaulted: public void finalize()
interface Plain { void finalize(); void f(); }
interface Defaulted { default void finalize() {} }
abstract class Impl implements Plain { @Override public void finalize() {} }
emissary OfPlain(Plain f) { @Override public void finalize() {} }
emissary OfDefaulted(Defaulted f) { @Override public void finalize() {} }
@dev.emissary.Emissary(Plain.class) emissary OfClass(Impl f) { @Override public void finalize() {} }

//// case: methods-of-object-are-left-to-the-class-and-their-overloads-forwarded
// methods of Front: public int compare(String, String)
// methods of OfOverloads:
//     bridge public String toString(Number[])
//     bridge public boolean equals(Number)
//     bridge public void wait(Number)
//     public String toString(Integer[])
//     public boolean equals()
//     public boolean equals(Integer)
//     public int hashCode(int)
//     public void notify(int)
//     public void wait(Integer)
interface Order {
    int compare(String one, String other);
    @Override boolean equals(Object other);
    @Override int hashCode();
    @Override String toString();
}
emissary Front(Order order);
interface Foo<T extends Number> {
    boolean equals(T o); boolean equals(); int hashCode(int i); String toString(T[] ts); void wait(T t);
    void notify(int i);
}
emissary OfOverloads(Foo<Integer> foo);

//// case: public-clone-is-forwarded
// methods of Front:
//     public Object clone()
//     public void finalize(int)
// prints: cloned
interface Sheep extends Cloneable {
    Object clone();
    void finalize(int overload);
}
class Dolly implements Sheep {
    @Override public Object clone() { return "cloned"; }
    @Override public void finalize(int overload) {}
}
emissary Front(Sheep sheep);
// run:
System.out.println(new Front(new Dolly()).clone());
