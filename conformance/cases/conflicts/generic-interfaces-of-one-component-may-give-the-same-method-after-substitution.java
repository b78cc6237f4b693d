// clauses: EM-CONF-3
// claim: Generic interfaces of one component may give the same method after substitution.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements AB, A<String>, B<String>
// methods of X:
//     bridge public Object get()
//     bridge public void m(Object)
//     public String get()
//     public void m(String)
interface A<T> { void m(T t); T get(); }
interface B<U> { void m(U u); Object get(); }
interface AB extends A<String>, B<String> {}
emissary X(AB ab) implements A<String>, B<String>;
