// clauses: EM-CONF-2
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
