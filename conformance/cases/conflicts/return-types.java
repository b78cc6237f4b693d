// Methods of two delegates with different return types.
// clauses: EM-CONF-2

//// case: hand-written-method-with-a-substitutable-return-type-reconciles
// claim: A hand-written method whose return type can be substituted for both reconciles two delegates.
class NarrowerSecond {
    interface A { Object f(); } interface B { String f(); }
    emissary E(A a, B b) { public String f() { throw new Error(); } }
}
class NarrowerFirst {
    interface A { String f(); } interface B { Object f(); }
    emissary E(A a, B b) { public String f() { throw new Error(); } }
}
class BothByAnotherType {
    interface A { Runnable f(); } interface B { AutoCloseable f(); }
    interface RA extends Runnable, AutoCloseable { void close(); }
    emissary E(A a, B b) { public RA f() { throw new Error(); } }
}
class Parameterized {
    interface A { java.util.List<String> f(); } interface B { Iterable<String> f(); }
    emissary E(A a, B b) { public java.util.ArrayList<String> f() { throw new Error(); } }
}
class Primitive {
    interface A { int f(); } interface B { int f(); }
    emissary E(A a, B b) { public int f() { throw new Error(); } }
}

//// case: hand-written-method-with-another-return-type-is-the-languages-own-error
// claim: A hand-written method whose return type cannot be substituted for both is the language's own error.
class Wider {
    interface A { Object f(); } interface B { String f(); }
    emissary E(A a, B b) { public Object f() { throw new Error(); } }  // error
}
class OneOfTwoInterfaces {
    interface A { Runnable f(); } interface B { AutoCloseable f(); }
    emissary E(A a, B b) { public Runnable f() { throw new Error(); } }  // error
}
class IntAndString {
    interface A { int f(); } interface B { String f(); }
    emissary E(A a, B b) { public int f() { throw new Error(); } }  // error
}
class IntAndLong {
    interface A { int f(); } interface B { long f(); }
    emissary E(A a, B b) { public long f() { throw new Error(); } }  // error
}
class VoidAndObject {
    interface A { void f(); } interface B { Object f(); }
    emissary E(A a, B b) { public void f() { throw new Error(); } }  // error
}

//// case: some-interfaces-cannot-be-delegated-together
// claim: Where neither return type is one for both, the error says whether another type can be.
// says:
//     no declaration suits both
//     subtype of both
import java.util.*;
class PrimitiveAndClass { interface A { int f(); } interface B { String f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class PrimitiveAndClassReversed { interface A { int f(); } interface B { String f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class Primitives { interface A { int f(); } interface B { long f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class PrimitivesReversed { interface A { int f(); } interface B { long f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class VoidAndClass { interface A { void f(); } interface B { Object f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class VoidAndClassReversed { interface A { void f(); } interface B { Object f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class VoidAndPrimitive { interface A { void f(); } interface B { int f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class VoidAndPrimitiveReversed { interface A { void f(); } interface B { int f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class FinalClasses { interface A { String f(); } interface B { Integer f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class FinalClassesReversed { interface A { String f(); } interface B { Integer f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class FinalClassAndInterface { interface A { String f(); } interface B { Runnable f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class FinalClassAndInterfaceReversed { interface A { String f(); } interface B { Runnable f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class PrimitiveArrays { interface A { int[] f(); } interface B { long[] f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class PrimitiveArraysReversed { interface A { int[] f(); } interface B { long[] f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class ArrayOfPrimitivesAndOfObjects { interface A { int[] f(); } interface B { Object[] f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class ArrayOfPrimitivesAndOfObjectsReversed { interface A { int[] f(); } interface B { Object[] f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class ArraysOfClasses { interface A { String[] f(); } interface B { Thread[] f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class ArraysOfClassesReversed { interface A { String[] f(); } interface B { Thread[] f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class ArrayAndInterface { interface A { int[] f(); } interface B { Comparable<String> f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class ArrayAndInterfaceReversed { interface A { int[] f(); } interface B { Comparable<String> f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class TypeArguments { interface A { List<String> f(); } interface B { Collection<Integer> f(); } emissary E(A a, B b); }  // error: method.irreconcilable
class TypeArgumentsReversed { interface A { List<String> f(); } interface B { Collection<Integer> f(); } emissary E(B b, A a); }  // error: method.irreconcilable
class Interfaces { interface A { Runnable f(); } interface B { AutoCloseable f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class InterfacesReversed { interface A { Runnable f(); } interface B { AutoCloseable f(); } emissary E(B b, A a); }  // error: method.conflict.returns
class GenericInterface { interface A { Runnable f(); } interface B { Comparable<String> f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class GenericInterfaceReversed { interface A { Runnable f(); } interface B { Comparable<String> f(); } emissary E(B b, A a); }  // error: method.conflict.returns
class ClassAndInterface { interface A { Thread f(); } interface B { Comparable<String> f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class ClassAndInterfaceReversed { interface A { Thread f(); } interface B { Comparable<String> f(); } emissary E(B b, A a); }  // error: method.conflict.returns
class Wildcard { interface A { List<?> f(); } interface B { Collection<String> f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class WildcardReversed { interface A { List<?> f(); } interface B { Collection<String> f(); } emissary E(B b, A a); }  // error: method.conflict.returns
class Arrays { interface A { List[] f(); } interface B { Comparable[] f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class ArraysReversed { interface A { List[] f(); } interface B { Comparable[] f(); } emissary E(B b, A a); }  // error: method.conflict.returns
class GenericClass { interface A { ArrayList<String> f(); } interface B { Comparator<Integer> f(); } emissary E(A a, B b); }  // error: method.conflict.returns
class GenericClassReversed { interface A { ArrayList<String> f(); } interface B { Comparator<Integer> f(); } emissary E(B b, A a); }  // error: method.conflict.returns
