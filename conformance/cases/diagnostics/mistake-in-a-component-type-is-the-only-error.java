// clauses: EM-DIAG-3
// claim: A mistake in the type of a component is the language's own error, and the only one.
class Foo {}

emissary Unknown(Missing m);  // one error
emissary UnknownBesideClause(Missing m) implements Runnable;  // one error
emissary UnknownGeneric(Missing<String> m);  // one error
emissary UnknownSecond(Runnable r, Missing m);  // one error
emissary UnknownFirst(Missing m, Runnable r) implements Runnable;  // one error
emissary UnknownTwice(Missing m, Missing2 n);  // error
emissary UnknownMember(Foo.Missing c);  // one error
emissary UnknownOwner(Missing.Inner c);  // one error
emissary UnknownPackage(no.such.Missing m);  // one error
emissary UnknownArgument(Comparable<Missing> c);  // one error
emissary UnknownBoundOfWildcard(Comparable<? extends Missing> c);  // one error
emissary UnknownSecondArgument(java.util.Map<String, Missing> c);  // one error
emissary UnknownGenericMember(java.util.Map.Missing<String> c);  // one error
class TooManyArguments { emissary A(I<String, String> i); interface I<T> { T m(T t); } }  // one error
emissary ArgumentsOfNothing(Runnable<String> r);  // one error
emissary ArgumentsOfClass(String<String> s) implements CharSequence;  // one error
class PrimitiveArgument { emissary A(I<int> i); interface I<T> { T m(T t); } }  // one error
emissary ArgumentsOfVariable<T>(T<String> c);  // one error
class OutOfBounds { emissary A(I<String> i); interface I<T extends Number> { T m(T t); } }  // one error
emissary OfVoid(void r);  // one error
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Mark {}
class Outer<T> {}
emissary UnknownAroundMark(Comparable<Outer<?>.Missing<@Mark ? super String>> c);  // one error
