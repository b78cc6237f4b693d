// clauses: EM-DIAG-1, EM-DEL-5
// claim: The error of a component that cannot be delegated names it, its type and the interfaces to list, and stands at this type.
// says:
//     text
//     String
//     CharSequence
class Cl {}
enum En {}
record Re(int i) {}
@interface An {}
abstract class Ab implements Runnable {}

emissary Text(String text);  // error: component.not.interface at String
emissary OfClass(AutoCloseable first, Cl c);  // error: component.not.interface at Cl c
emissary OfEnum(AutoCloseable first, En c);  // error: component.not.interface at En c
emissary OfRecord(AutoCloseable first, Re c);  // error: component.not.interface at Re c
emissary OfAbstractClass(AutoCloseable first, Ab c);  // error: component.not.interface at Ab c
emissary OfQualifiedClass(AutoCloseable first, java.lang.Thread c);  // error: component.not.interface
emissary OfObject(AutoCloseable first, Object c);  // error: component.not.interface at Object c
emissary OfString(AutoCloseable first, String c);  // error: component.not.interface at String c
emissary OfPrimitives(AutoCloseable first, int[] c);  // error: component.not.interface
emissary OfArray(AutoCloseable first, Runnable[] c);  // error: component.not.interface
emissary OfArrays(AutoCloseable first, Runnable[][] c);  // error: component.not.interface
emissary OfVarargs(AutoCloseable first, Runnable... c);  // error: component.not.interface
emissary OfInt(AutoCloseable first, int c);  // error: component.not.interface at int c
emissary OfBoolean(AutoCloseable first, boolean c);  // error: component.not.interface at boolean c
emissary OfVariable<T, U extends Runnable>(AutoCloseable first, T c);  // error: component.not.interface at T c
emissary OfBoundedVariable<T, U extends Runnable>(AutoCloseable first, U c);  // error: component.not.interface at U c
emissary OfInterfaceName<Runnable>(AutoCloseable first, Runnable c);  // error: component.not.interface at Runnable c
emissary OfVariables<T, U extends Runnable>(AutoCloseable first, T[] c);  // error: component.not.interface
emissary OfAnnotation(AutoCloseable first, An c);  // error: annotation.type at An c
emissary OfLibrarysAnnotation(AutoCloseable first, java.lang.Override c);  // error: annotation.type
emissary OfWildcard(AutoCloseable first, java.util.List<?> c);  // error: wildcard
emissary OfLowerBound(AutoCloseable first, java.util.Map<String, ? super Integer> c);  // error: wildcard
emissary OfUpperBound<T, U extends Runnable>(AutoCloseable first, java.util.List<? extends T> c);  // error: wildcard
