// clauses: EM-CONF-7
// claim: Two methods of one delegated interface that have parameters of one erasure only by the interface's type
//     arguments are one error, unless the body declares the method.
import dev.emissary.Emissary;
import java.util.List;

interface Both<T> { void m(T t); void m(String s); }
interface OneDefault<T> { void m(T t); default void m(String s) {} }
interface TwoDefaults<T> { default void m(T t) {} default void m(String s) {} }
interface Top<T> { void m(T t); }
interface Inheriting<T> extends Top<T> { void m(String s); }
interface TwoVariables<T, U extends Number> { void m(T t); void m(U u); }
interface GenericMethods<T> { <X> void m(X x, T t); <Y> void m(Y y, String s); }
interface OtherResults<T> { int m(T t); String m(String s); }
class Impl<T> implements Both<T> { public void m(T t) {} public void m(String s) {} }
interface Erased<T> { void m(T t); void m(List<String> s); }
interface Strings { void m(String s); }
interface OfSuperinterfaces extends Top<String>, Strings {}

emissary InKeywordForm(Both<String> both);  // error: method.same.signature
@Emissary record InAnnotationForm(Both<String> both) {}  // error: method.same.signature
emissary OfOneDefault(OneDefault<String> both);  // error: method.same.signature
emissary OfTwoDefaults(TwoDefaults<String> both);  // error: method.same.signature
emissary OfInherited(Inheriting<String> both);  // error: method.same.signature
emissary OfTwoVariables(TwoVariables<Integer, Integer> both);  // error: method.same.signature
emissary OfItsOwnVariable<V extends Number>(TwoVariables<V, V> both);  // error: method.same.signature
emissary OfGenericMethods(GenericMethods<String> both);  // error: method.same.signature
emissary OfOtherResults(OtherResults<String> both);  // error: method.same.signature
@Emissary(Both.class) emissary OfClass(Impl<String> both);  // error: method.same.signature
emissary OfErasure(Erased<List<Integer>> both);  // error: method.same.signature
emissary OfTwoInterfaces(OfSuperinterfaces both);  // error: method.same.signature
