// Mistakes that cause no further error.
// clauses: EM-DIAG-3

//// case: component-that-is-there-twice-is-one-error
// claim: Two components of one name are one error, and so is a second declaration of the same name.
emissary SameType(Runnable r, Runnable r);  // one error
emissary OtherType(Runnable r, AutoCloseable r);  // one error
class InAnnotationForm { class X { Object o = new A(null, null); } @dev.emissary.Emissary record A(Runnable r, Runnable r) {} }  // one error
emissary AsAField(Runnable r) { final int r = 1; }  // one error
class TwoEmissaries { class X { emissary A(Runnable r); emissary A(Runnable r); } }  // one error
class EmissaryAndClass { emissary A(Runnable r); class A {} }  // one error
class LocalEmissaries { void m() { emissary A(Runnable r) {} emissary A(Runnable r) {} } }  // one error

//// case: header-warning-is-given-once
import java.util.List;
emissary Names(
        List names,  // one warning
        Runnable task);

//// case: initializer-of-a-field-that-is-not-final-is-no-second-error (EM-DIAG-3, EM-CLASS-4)
emissary Reads(Runnable r) { int x = r.hashCode(); }  // error: field.not.final at x
emissary Captures(Runnable r) { Runnable x = () -> System.out.println(this); }  // error: field.not.final at x
emissary Calls(Runnable r) { int x = m(); int m() { return this.x++; } }  // error: field.not.final at x

//// case: method-of-a-refused-interface-is-no-second-error
interface Text { void text(); }
@interface Note { String note(); }
sealed interface Shape permits Square { void shape(); }
final class Square implements Shape { public void shape() {} }
abstract class Client { abstract void send(); public void close() {} }
emissary Refused(Square square) { @Override public void shape() {} }  // error: component.not.interface
emissary Abstract(Client client) { @Override void send() {} @Override public void close() {} }  // error: component.not.interface
emissary Sealed(Shape shape) { @Override public void shape() {} }  // error: interface.sealed
@dev.emissary.Emissary(Shape.class) record Listed(Square square) { @Override public void shape() {} }  // error: interface.sealed
emissary Annotated(Note note) { @Override public String note() { return ""; } }  // error: annotation.type
emissary Wild(java.util.List<?> list) { @Override public int size() { return 0; } }  // error: wildcard
emissary Unknown(Missing missing) { @Override public void any() {} }  // one error
emissary Clause(Square square) implements Square { @Override public void shape() {} }  // one error
class Users {
    Shape shape = new Sealed(new Square());
    Shape listed = new Listed(new Square());
    void use(Sealed sealed) { sealed.shape(); }
}
emissary Other(Shape shape) {  // error: interface.sealed
    @Override public void text() {}  // one error
}

//// case: mistake-in-an-emissary-does-not-disturb-its-users (EM-DIAG-3, EM-CONF-1)
//// p/A.java
public emissary A(Runnable r, Thread t) { public static int count; public int own() { return 1; } }  // error: component.not.interface
//// p/B.java
public emissary B(Runnable r, Missing m) { public int own() { return 1; } }  // one error
//// p/C.java
public emissary C(B b, Comparable<B> c) implements Runnable, Comparable<B>;
//// q/User.java
class User {
    int use(p.A a, p.B b, p.C c, Runnable r, Thread t) {
        a.run();
        b.run();
        c.run();
        Runnable[] all = {a, b, c};
        return new p.A(r, t).own() + p.A.count + b.own() + c.compareTo(b);
    }
}
//// Conflict.java
emissary Conflict(Runnable r, Runnable s);  // error: method.conflict
class OtherUser { void use(Conflict a) { a.run(); Runnable q = a; q.run(); new Conflict(a, a); } }

//// case: modifiers-that-contradict-each-other-are-one-error
class PublicAndPrivate { class X { public private emissary A(Runnable r); } }  // one error
class ProtectedAndPrivate { class X { protected private emissary A(Runnable r) { A { } } } }  // one error
class PrivateInInterface { interface X { private emissary A(Runnable r); } }  // one error

//// case: static-compact-constructor-is-one-error (EM-DIAG-3, EM-CTOR-2)
emissary A(Runnable r) { static A { } }  // one error

//// case: supertype-with-an-error-has-no-other-error
interface Top<T> { T top(); }
abstract class Left<A> implements Top<A, A> {}  // one error
interface Sub<A> extends Top<A, A> { A sub(); }  // one error
@dev.emissary.Emissary(Top.class) record Listed(Left<Long> left) {}
emissary Named(Left<Long> left) implements Top<Long>;
emissary Bounded<T extends Left<Long>>(T left) implements Top<Long>;
emissary Implicit(Sub<Long> sub);

//// case: accessor-that-is-called-beside-a-syntax-error-is-no-failure (EM-CLASS-3, EM-DIAG-3)
emissary Job(Runnable task) {}
class User {
    Object call(Job job) { return job.task(); }
    void wrong() { int number = ; }  // one error
}
