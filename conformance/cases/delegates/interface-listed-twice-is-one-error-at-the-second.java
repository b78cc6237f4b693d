// clauses: EM-DEL-5, EM-DIAG-3
// claim: An interface that the implements clause lists twice is one error, at the second; so is one in the explicit
//     list and in the clause, also where its component is an error.
emissary OfComponent(Runnable r) implements Runnable,
Runnable;  // error: interface.repeated
emissary OfNamedComponent(Thread r) implements Runnable, Comparable<OfNamedComponent>,
Runnable { public int compareTo(OfNamedComponent a) { return 0; } }  // error: interface.repeated
emissary ByHand(Runnable r) implements AutoCloseable,
AutoCloseable { public void close() {} }  // error: interface.repeated
emissary Generic(Comparable<String> c) implements Comparable<String>,
Comparable<String>;  // error: interface.repeated
emissary OtherArguments(Comparable<String> c) implements Comparable<String>,
Comparable<Integer>;  // error: interface.repeated
emissary GenericByHand(Runnable r) implements Comparable<GenericByHand>,
Comparable<GenericByHand> { public int compareTo(GenericByHand a) { return 0; } }  // error: interface.repeated
emissary Qualified(Runnable r) implements Runnable,
java.lang.Runnable;  // error: interface.repeated
emissary Marker(Runnable r) implements java.io.Serializable,
java.io.Serializable;  // error: interface.repeated
@dev.emissary.Emissary(Runnable.class) emissary InList(Runnable r) implements
    Runnable;  // error: interface.repeated
@dev.emissary.Emissary(Comparable.class) emissary GenericInList(Comparable<String> c) implements
    Comparable<String>;  // error: interface.repeated
@dev.emissary.Emissary(Comparable.class) emissary OfWildcard(
    Comparable<?> c) implements  // error: wildcard
    Comparable<OfWildcard> { @Override public int compareTo(OfWildcard other) { return 0; } }  // error: interface.repeated
