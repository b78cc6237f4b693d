// Type arguments that make two interfaces, or two methods, one.
// clauses: EM-CONF-7
// imports: java.util.*

//// case: different-type-arguments-are-the-languages-own-error (EM-CONF-4, EM-DEL-2, EM-DIAG-3)
interface A extends Comparable<String> {}
interface B extends Comparable<Integer> {}
emissary OfInterfaces(
        A a,
        B b);  // one error
emissary OfItself(
        Comparable<String> a,
        Comparable<Integer> b);  // one error
@dev.emissary.Emissary({A.class, B.class}) emissary Listed(
        A a,
        B b);  // one error
@dev.emissary.Emissary(Comparable.class) emissary ListedOfClasses(
        String a,
        Integer b);  // one error
emissary Raw(
        Comparable a,
        Comparable<String> b);  // one error
emissary ByHand(A a) implements Comparable<Integer> { public int compareTo(Integer i) { return 0; } }  // error
interface G<T> { T g(T t); }
interface Strings extends G<String> {}
interface Integers extends G<Integer> {}
emissary Front(Strings strings)
        implements Integers,  // one error
                G<Integer> { public String g(String s) { return s; } }
interface LowIntegers extends Integers {}
emissary Thrice(
        Strings s,
        LowIntegers i,  // one error
        Integers j);
emissary OfClass(Strings s, Low l) implements
        LowIntegers,  // one error
        Integers;
abstract class Low implements LowIntegers {}
emissary ByHandTwice(Runnable r) implements Strings,
        LowIntegers,  // one error
        Integers {}
emissary OfOneDeclaration(
        G<String> s,
        G<Integer> i)  // one error
        implements G<Integer>;
emissary OfSuperinterface(List<String> l) implements
Iterable<Integer>;  // error
emissary OfRawSuperinterface(List<String> l) implements
Collection;  // error
emissary OfRawType(List<String> l) implements
List;  // error
emissary OfRawComponent(Collection c) implements
Iterable<String>;  // error
interface Lowest extends Comparable<String> {}
interface Middle<X> extends Lowest, Iterable<X> {}
interface OfRawMiddle<X> extends Middle {}
emissary ThroughRawType(OfRawMiddle<String> m)  // one error
        delegates Lowest, OfRawMiddle;

//// case: methods-of-one-signature-by-type-arguments-are-an-error
import dev.emissary.Emissary;
interface Both<T> { void m(T t); void m(String s); }
interface OneDefault<T> { void m(T t); default void m(String s) {} }
interface Top<T> { void m(T t); }
interface Inheriting<T> extends Top<T> { void m(String s); }
interface TwoVariables<T, U extends Number> { void m(T t); void m(U u); }
interface GenericMethods<T> { <X> void m(X x, T t); <Y> void m(Y y, String s); }
interface OtherResults<T> { int m(T t); String m(String s); }
class Impl<T> implements Both<T> { public void m(T t) {} public void m(String s) {} }
interface Erased<T> { void m(T t); void m(List<String> s); }
interface Strings { void m(String s); }
interface OfSuperinterfaces extends Top<String>, Strings {}
interface Ordered<E extends Comparable<E>> { void put(E e); }
interface Wider<X> extends Ordered<String> { void put(X x); }
interface Ranked<X extends Comparable<X>, Y extends Comparable<Y>> extends Comparable<X> { int compareTo(Y y); }
emissary OfBound<U extends Comparable<U>>(Wider<U> both);  // error: method.same.erasure
emissary OfUnbound<U>(Wider<U> both);
emissary InKeywordForm(Both<String> both);  // error: method.same.signature
emissary OfOneDefault(OneDefault<String> both);  // error: method.same.signature
emissary OfInherited(Inheriting<String> both);  // error: method.same.signature
emissary OfTwoVariables(TwoVariables<Integer, Integer> both);  // error: method.same.signature
emissary OfGenericMethods(GenericMethods<String> both);  // error: method.same.signature
emissary OfOtherResults(OtherResults<String> both);  // error: method.same.signature
@Emissary(Both.class) emissary OfClass(Impl<String> both);  // error: method.same.signature
emissary OfErasure(Erased<List<Integer>> both);  // error: method.same.signature
emissary OfTwoInterfaces(OfSuperinterfaces both);  // error: method.same.signature
emissary OfBounds(Ranked<String, String> both);  // error: method.same.signature
emissary OfBoundedVariables<X extends Comparable<X>, Y extends Comparable<Y>>(
        Ranked<X, Y> both);  // error: method.same.signature

//// case: methods-of-other-signatures-or-of-one-before-are-legal
// warnings: any
// methods of OfOtherArgument:
//     bridge public void m(Object)
//     public void m(Integer)
//     public void m(String)
// methods of OfVariable:
//     public void m(String)
//     public void m(T)
// methods of OfRaw:
//     public void m(Object)
//     public void m(String)
// methods of Declared, OfRedeclared, OfTwoInterfaces:
//     bridge public void m(Object)
//     public void m(String)
interface Both<T> { void m(T t); void m(String s); }
interface Top<T> { void m(T t); }
interface Strings { void m(String s); }
interface Redeclaring extends Top<String>, Strings { @Override void m(String s); }
class Impl implements Top<String>, Strings { @Override public void m(String s) {} }
emissary OfOtherArgument(Both<Integer> both);
emissary OfVariable<T>(Both<T> both);
emissary OfRaw(Both both);
emissary Declared(Both<String> both) { @Override public void m(String s) {} }
emissary OfRedeclared(Redeclaring both);
emissary OfTwoInterfaces(Impl both) implements Top<String>, Strings;
