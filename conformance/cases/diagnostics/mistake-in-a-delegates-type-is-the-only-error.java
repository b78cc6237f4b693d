// clauses: EM-DIAG-3
// claim: A mistake in the type of a delegate, or in one that it has, is the language's own error there, and the
//     only one.
class Result { emissary A(I i); interface I { Missing m(); } }  // one error
class Parameter { emissary A(I i); interface I { void m(Missing m); default void n() {} } }  // one error
class Exceptions { emissary A(I i); interface I { void m() throws Missing; } }  // one error
class Bound { emissary A(I i); interface I { <T extends Missing> T o(); } }  // one error
class Superinterface { emissary A(I i); interface I extends Missing { void m(); } }  // one error
class NamedSuperinterface { emissary A(I i) implements I; interface I extends Missing { void m(); } }  // one error
class Superclass { emissary A(C c) implements I; interface I { void m(); } class C extends Missing implements I { public void m() {} } }  // one error
class SuperclassOnly { emissary A(C c) implements I; interface I { void m(); } class C extends Missing {} }  // one error
class SuperinterfaceOfClass { emissary A(C c) implements I; interface I { void m(); } abstract class C implements J {} interface J extends Missing {} }  // one error
class ListedSuperclass { @dev.emissary.Emissary(I.class) emissary A(C c); interface I { void m(); } class C extends Missing {} }  // one error
class FirstOfTwo { emissary A(I i, J j); interface I { void m(Missing x); } interface J { void m(String x); } }  // one error
class SecondOfTwo { emissary A(I i, J j); interface I { void m(String x); } interface J { void m(Missing x); } }  // one error
class Array { emissary A(I i, J j); interface I { void m(String x); } interface J { void m(java.util.List<Missing>[] x); } }  // one error
class ResultOfTwo { emissary A(I i, J j); interface I { Missing m(); } interface J { int m(); } }  // one error
class AbstractMethod { emissary A(C c) implements I; interface I { void m(); } class C implements I {} }  // one error
class ClassAsSuperinterface { emissary A(I i); class C { Comparable<Integer> m() { return null; } } interface I extends C { Integer m(); } }  // one error
class NameClash { emissary A(I i); interface J<T> { <X extends Exception> void m(Class<X> c); } @SuppressWarnings("rawtypes") interface I extends J { <X extends Exception> void m(Class<X> c) throws X; } }  // one error
