// clauses: EM-DEL-5, EM-DIAG-3
// claim: A class, a type variable, a wildcard type or an annotation type in the implements clause is one error, where
//     it is written.
class Other {}
enum Color {}
emissary OfObject(Runnable task) implements
        Object;  // one error
emissary OfThread(Runnable task) implements
        Thread;  // one error
emissary OfString(Runnable task) implements
        String;  // one error
emissary OfOther(Runnable task) implements
        Other;  // one error
emissary OfEnum(Runnable task) implements
        Color;  // one error
emissary OfVariable<T extends Runnable>(java.util.List<T> list) implements
        T;  // one error
emissary OfWildcard<T extends Runnable>(java.util.List<T> list) implements
        Iterable<?>;  // one error
emissary OfBoundedWildcard<T extends Runnable>(java.util.List<T> list) implements
        Comparable<? extends Runnable>;  // one error
emissary OfAnnotationType(Runnable r) implements
    Override;  // error: annotation.type at Override
// An interface in the place of the class would name these components.
class Mine extends Thread {}
emissary OfSameClass(Runnable r, Thread c) implements
    Thread;  // one error
emissary OfSubclass(Runnable r, Mine c) implements
    Thread;  // one error
emissary OfVariableBelow<V extends Mine>(Runnable r, V c) implements
    Thread;  // one error
emissary BesideText(Runnable r,
    String c) implements  // error: component.not.interface
    Thread;  // one error
emissary BesideNumber(Runnable r,
    int c) implements  // error: component.not.interface
    Thread;  // one error
emissary BesideArray(Runnable r,
    Thread[] c) implements  // error: component.not.interface
    Thread;  // one error
emissary BesideVariable<T>(Runnable r,
    T c) implements  // error: component.not.interface
    Thread;  // one error
emissary BesideWildcard(Runnable r,
    Comparable<?> c) implements  // error: wildcard
    Thread;  // one error
