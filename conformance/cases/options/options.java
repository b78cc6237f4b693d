// The options of the compiler.
// clauses: EM-OPT-4

//// case: invalid-value-is-an-error (EM-OPT-5)
// options: lint=loud  // error: option.value
emissary Task(Runnable task);

//// case: keyword-off-makes-a-declaration-with-it-an-error
// options: keyword=off
emissary Task(Runnable task);  // error somewhere

//// case: keyword-off-makes-the-word-an-identifier
// options: keyword=off
// class Task: final class Task extends dev.emissary.lang.Emissary implements Runnable
//// User.java
class emissary {}
class User {
    emissary f(Runnable r) {
        emissary emissary = new emissary();
        return emissary;
    }
}
//// Task.java
@dev.emissary.Emissary
record Task(Runnable task) {}

//// case: lint-off-is-silent (EM-OPT-6, EM-DIAG-4)
// options: lint=off
emissary Text(CharSequence text);
emissary Closing(java.sql.Wrapper wrapper);
interface Data extends java.io.Serializable { void f(); default void g() { f(); } }
emissary Stored(Data data, Runnable helper) { public void f() { helper.run(); } }
emissary Refusing(Data data);
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);

//// case: lint-on-warns (EM-OPT-6, EM-DIAG-4)
// claim: lint=on warns of contracts, of methods that hand out the delegate, of refused serialization and of components
//     that nothing uses. Each method that hands out the delegate has its own warning.
// options: lint=on
// says:
//     the method first() can return expr itself
//     the method second() can return expr itself
//     the method first() can return source.get() itself
interface Expr<T> { T first(); T second(); String text(); }
emissary Front<E extends Expr<E>>(Expr<E> expr);  // warning: self, self
emissary Text(CharSequence text);  // warning: contract
emissary Supplied<E extends Expr<E>>(
    java.util.function.Supplier<Expr<E>> source)  // warning: self, self
    delegates Expr;
emissary Closing(java.sql.Wrapper wrapper);  // warning: unwrap
interface Data extends java.io.Serializable { void f(); }
emissary Stored(Data data);  // warning: serializable
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);  // warning: component.unused

//// case: missing-superclass-is-one-error-for-each-emissary (EM-OPT-3, EM-CLASS-1)
// library: none
emissary Task(Runnable task);  // error: superclass.missing at Task
emissary Other(Runnable task) { int hash() { return hashCode(); } }  // error: superclass.missing at Other

//// case: options-combine (EM-OPT-3, EM-OPT-4)
// claim: Options can be combined, here keyword=off with superclass=none.
// options: keyword=off superclass=none
// class A$B: static final class A$B implements Runnable
// methods of A$B: public void run()
class A {
    static class emissary {}
    emissary f() { return null; }
    @dev.emissary.Emissary record B(Runnable r) {}
}

//// case: repeated-option-is-an-error (EM-OPT-5)
// options: lint=on lint=off  // error: option.repeated
emissary Task(Runnable task);

//// case: superclass-may-be-given-as-the-common-one (EM-OPT-3, EM-OPT-4)
// options: superclass=dev.emissary.lang.Emissary keyword=on
// class A, B: final class * extends dev.emissary.lang.Emissary implements Runnable
// methods of A, B: public void run()
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}

//// case: superclass-none-extends-object (EM-OPT-3, EM-CLASS-1, EM-FORM-2, EM-FORM-3)
// claim: superclass=none makes an emissary extend Object; the keyword form, with a delegates clause too, then needs
//     nothing on the class path.
// options: superclass=none
// library: none
// annotations of Task:
// class Task, Front: final class * implements Runnable
// methods of Front: public void run()
abstract class Job implements Runnable, java.io.Closeable {}
emissary Front(Job job) delegates Runnable;
emissary Task(Runnable task);

//// case: superclass-none-records-no-annotation (EM-OPT-3, EM-FORM-3)
// options: superclass=none
// annotations of Annotated, Word, Clause, Both$Inner:
// annotations of Kept: @java.lang.Deprecated
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class}) record Annotated(Runnable r, AutoCloseable c) {}
emissary Word(Runnable r);
emissary Clause(Thread t) delegates Runnable;
interface Both { @dev.emissary.Emissary record Inner(Runnable r) {} }
@Deprecated @dev.emissary.Emissary record Kept(Runnable r) {}

//// case: unknown-option-is-an-error (EM-OPT-5, EM-DIAG-2)
// options: color=blue  // error: option.unknown
// says:
//     superclass
//     lint
emissary Task(Runnable task);

//// case: without-lint-only-broken-promises-are-warned-of (EM-OPT-6, EM-DIAG-4)
// claim: Without lint= there are warnings of what an emissary promises: not of contracts, of components that nothing
//     uses, nor of ways out of an emissary whose body replaces a method.
interface Wrapping { Object unwrap(); void f(); }
interface Data extends java.io.Serializable { void f(); }
emissary Text(CharSequence text);
emissary Hiding(Wrapping wrapping);  // warning: unwrap
emissary Replacing(Wrapping wrapping) { public void f() { } }
emissary Stored(Data data);  // warning: serializable
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);

//// case: generated-on-marks-the-methods-that-are-added (EM-OPT-9, EM-EQ-2)
// claim: With generated=on the class file is that of the class by hand whose forwarders, bridges of them and methods that
//     refuse serialization have the annotation; those of the body do not.
// options: generated=on lint=off
// warnings: any
//// Chain.java
interface Chain<T> extends java.io.Serializable { @Deprecated Chain<T> more(); T end(); int count(T t); }
//// Link.java
emissary Link(Chain<String> chain) {
    private static final long serialVersionUID = 1;
    public String end() { return "end"; }
}
//// same: Link.java
import dev.emissary.lang.Generated;
import java.io.*;
final class Link extends dev.emissary.lang.Emissary implements Chain<String> {
    private final Chain<String> chain;
    private static final long serialVersionUID = 1;
    Link(Chain<String> chain) { this.chain = chain; }
    public String end() { return "end"; }
    @Deprecated @Generated public Chain<String> more() { Chain<String> more = chain.more(); return more == chain ? this : more; }
    @Generated public int count(String arg0) { return this.chain.count(arg0); }
    @Generated private void writeObject(ObjectOutputStream arg0) throws NotSerializableException {
        throw new NotSerializableException("Link");
    }
    @Generated private void readObject(ObjectInputStream arg0) throws NotSerializableException {
        throw new NotSerializableException("Link");
    }
}
