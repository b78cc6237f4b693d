// clauses: EM-FWD-1
// claim: Bridges of interface class files are not forwarded.
// class Foo: public interface Foo extends Top<String>
// methods of Foo:
//     bridge public Object get()
//     bridge public void put(Object)
//     public String get()
//     public void put(String)
// class X: public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     bridge public Object get()
//     bridge public void put(Object)
//     public String get()
//     public void put(String)
//// Top.java
public interface Top<T> { T get(); void put(T t); }
//// Foo.java
public interface Foo extends Top<String> {
    @Override default String get() { return ""; }
    @Override default void put(String s) {}
}
//// step 2: X.java
public emissary X(Foo foo);
