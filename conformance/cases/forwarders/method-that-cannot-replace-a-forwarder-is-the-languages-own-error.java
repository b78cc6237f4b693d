// clauses: EM-FWD-6
// claim: A method of the body that cannot replace the forwarder of its name is the language's own error: abstract,
//     static, less accessible, with another result, with a further exception, of the same erasure only, or marked
//     @Override in vain.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary Abstract<E extends Number>(Foo<E> foo) { public abstract void m(); }  // error
emissary Static<E extends Number>(Foo<E> foo) {
    public static void m() {}  // error
}
emissary Throwing<E extends Number>(Foo<E> foo) {
    public void m() throws IOException {}  // error
}
emissary Overriding<E extends Number>(Foo<E> foo) {
    @Override public void other() {}  // error
}
class Package {
    emissary X<E extends Number>(Foo<E> foo) {
        void m() {}  // error
    }
}
class Private {
    emissary X<E extends Number>(Foo<E> foo) {
        private void m() {}  // error
    }
}
interface Taking<T> { void m(List<T> l); }
emissary OfErasure<E extends Number>(Taking<E> foo) {
    public void m(List<String> l) {}  // error
}
interface Primitive { int m(); }
interface Generic<T> { T m(); }
emissary OfPrimitive(Primitive foo) { public long m() { return 1; } }  // error
emissary OfVariable<E>(Generic<E> foo) { public Object m() { return 1; } }  // error
