// clauses: EM-FWD-8
// claim: A type variable may have the name of the interface or the emissary.
// class X: public final class X<Y> extends dev.emissary.lang.Emissary implements Foo<Y>
// methods of X:
//     public <Foo> Foo n(Foo)
//     public <X> X m(Y, X)
//// Foo.java
public interface Foo<T> { <X> X m(T t, X x); <Foo> Foo n(Foo foo); }
//// X.java
public emissary X<Y>(Foo<Y> foo);
