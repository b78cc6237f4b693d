// clauses: EM-DIAG-3
// claim: A mistake in the implements clause is the language's own error, and the only one.
class Foo {}

emissary Unknown(Runnable r) implements Missing;  // one error
emissary UnknownBesideClass(Thread t) implements Missing;  // one error
emissary UnknownSecond(Runnable r) implements Runnable, Missing;  // one error
emissary UnknownArgument(Comparable<String> c) implements Comparable<Missing>;  // one error
emissary UnknownTwice(Runnable r) implements Missing<Missing2>;  // error
emissary OfClass(Runnable r) implements String;  // one error
emissary OfClassSecond(Runnable r) implements Runnable, Foo;  // one error
emissary OfGenericClass(Comparable<String> c) implements Comparable<String>, String<String>;  // error
emissary ArgumentsOfNothing(Runnable r) implements Runnable<String>;  // one error
emissary TooManyArguments(Runnable r) implements Comparable<String, String>;  // one error
emissary PrimitiveArgument(Comparable<String> c) implements Comparable<int>;  // one error
emissary OfVariable<T>(Runnable r) implements T;  // one error
