// Methods of two delegates with different return types.
// clauses: EM-CONF-2

//// case: hand-written-method-with-a-substitutable-return-type-reconciles
class NarrowerSecond {
    interface A { Object f(); } interface B { String f(); }
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

//// case: hand-written-method-with-another-return-type-is-the-languages-own-error
class Wider {
    interface A { Object f(); } interface B { String f(); }
    emissary E(A a, B b) { public Object f() { throw new Error(); } }  // error
}
class IntAndString {
    interface A { int f(); } interface B { String f(); }
    emissary E(A a, B b) { public int f() { throw new Error(); } }  // error
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
interface OfInt { int f(); } interface OfString { String f(); }
interface OfVoid { void f(); } interface OfObject { Object f(); } interface OfInteger { Integer f(); }
interface OfRunnable { Runnable f(); } interface OfInts { int[] f(); } interface OfLongs { long[] f(); }
interface OfObjects { Object[] f(); } interface OfStrings { String[] f(); } interface OfThreads { Thread[] f(); }
interface OfComparableString { Comparable<String> f(); } interface OfListString { List<String> f(); }
interface OfCollectionInteger { Collection<Integer> f(); } interface OfAutoCloseable { AutoCloseable f(); }
interface OfCollectionString { Collection<String> f(); } interface OfLists { List[] f(); }
interface OfThread { Thread f(); }
interface OfComparables { Comparable[] f(); }
class PrimitiveAndClass { emissary E(OfInt a, OfString b); emissary F(OfString b, OfInt a); }  // error: method.irreconcilable, method.irreconcilable
class VoidAndClass { emissary E(OfVoid a, OfObject b); emissary F(OfObject b, OfVoid a); }  // error: method.irreconcilable, method.irreconcilable
class FinalClassAndInterface { emissary E(OfString a, OfRunnable b); emissary F(OfRunnable b, OfString a); }  // error: method.irreconcilable, method.irreconcilable
class PrimitiveArrays { emissary E(OfInts a, OfLongs b); emissary F(OfLongs b, OfInts a); }  // error: method.irreconcilable, method.irreconcilable
class ArrayOfPrimitivesAndOfObjects { emissary E(OfInts a, OfObjects b); emissary F(OfObjects b, OfInts a); }  // error: method.irreconcilable, method.irreconcilable
class TypeArguments { emissary E(OfListString a, OfCollectionInteger b); emissary F(OfCollectionInteger b, OfListString a); }  // error: method.irreconcilable, method.irreconcilable
class Interfaces { emissary E(OfRunnable a, OfAutoCloseable b); emissary F(OfAutoCloseable b, OfRunnable a); }  // error: method.conflict.returns, method.conflict.returns
class ClassAndInterface { emissary E(OfThread a, OfComparableString b); emissary F(OfComparableString b, OfThread a); }  // error: method.conflict.returns, method.conflict.returns
class Arrays { emissary E(OfLists a, OfComparables b); emissary F(OfComparables b, OfLists a); }  // error: method.conflict.returns, method.conflict.returns
