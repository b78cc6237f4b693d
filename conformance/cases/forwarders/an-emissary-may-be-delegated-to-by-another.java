// clauses: EM-FWD-8
// claim: An emissary may be delegated to by another.
// class Y:
//     public final class Y<U, T extends U> extends dev.emissary.lang.Emissary implements Foo<T>
// methods of Y:
//     public <U1> T m(U1)
//// Foo.java
public interface Foo<T> { <U> T m(U u); }
//// X.java
public emissary X<U>(Foo<U> foo);
//// Y.java
@dev.emissary.Emissary(Foo.class) public record Y<U, T extends U>(X<T> x) {}
