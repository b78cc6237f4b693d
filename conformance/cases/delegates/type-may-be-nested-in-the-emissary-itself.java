// clauses: EM-DEL-6
// claim: A component type, or a type argument of it, may be nested in the emissary itself.
// class A: final class A extends dev.emissary.lang.Emissary implements Foo
// methods of A: public void f()
// class B: final class B extends dev.emissary.lang.Emissary implements Foo
// methods of B: public void f()
// class C: final class C<T> extends dev.emissary.lang.Emissary implements Comparable<T>
// methods of C: public int compareTo(T)
// class D: final class D extends dev.emissary.lang.Emissary implements Foo
// methods of D: public void f()
// class QualifiedArgument:
//     final class QualifiedArgument extends dev.emissary.lang.Emissary implements java.util.Map<String, QualifiedArgument.Value>
// class ArgumentInClause:
//     final class ArgumentInClause extends dev.emissary.lang.Emissary implements java.util.Map<String, ArgumentInClause.Value>
// class SimpleArgument:
//     final class SimpleArgument extends dev.emissary.lang.Emissary implements java.util.Map<String, SimpleArgument.Value>
import java.util.*;
interface Foo { void f(); }
emissary A(A.Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary B(Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary C<T>(Impl<T> impl) implements Comparable<T> {
    private abstract static class Impl<X> implements Comparable<X> {}
}
emissary D(Part part) delegates Foo { interface Part extends Foo {} }
emissary QualifiedArgument(Map<String, QualifiedArgument.Value> map) { record Value(int x) {} }
emissary ArgumentInClause(Map<String, Value> map) implements Map<String, ArgumentInClause.Value> { record Value(int x) {} }
emissary SimpleArgument(Map<String, Value> map) { record Value(int x) {} }
