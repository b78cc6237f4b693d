// The list that the error of a component proposes.
// clauses: EM-DIAG-1, EM-DEL-2, EM-DEL-3, EM-DEL-5

//// case: list-that-an-error-proposes-names-the-interfaces-of-a-class
// claim: The error of a component that cannot be delegated proposes the interfaces of its type that can be implemented,
//     or to keep it as private state beside what others serve.
// says:
//     list its interface in the implements clause, as in: implements Runnable; or in an explicit list: delegates Runnable
//     list its interface in the implements clause, as in: implements java.util.List<String>; or in an explicit list: delegates java.util.List
//     list the interfaces to delegate, as in: implements java.lang.constant.Constable, Comparable<java.util.concurrent.TimeUnit>; or in an explicit list: delegates java.lang.constant.Constable, Comparable
//     list its interface in the implements clause, as in: implements AutoCloseable; or in an explicit list: delegates AutoCloseable
//     list the interfaces to delegate, as in: implements Comparable<T>, Runnable; or in an explicit list: delegates Comparable, Runnable
//     list its interface in the implements clause, as in: implements Readable; or in an explicit list: delegates Readable
//     list its interface in the implements clause, as in: implements H.Upper; or in an explicit list: delegates H.Upper
//     list its interface in the implements clause, as in: implements H.Third; or in an explicit list: delegates H.Third
//     list its interface in the implements clause, as in: implements H.Old; or in an explicit list: delegates H.Old
//     list its interface in the implements clause, as in: implements H.Second; or in an explicit list: delegates H.Second
//     list its interface in the implements clause, as in: implements java.util.concurrent.RunnableFuture<String>; or in an explicit list: delegates java.util.concurrent.RunnableFuture
//     it can be private state if another component serves an interface: list that interface, as in delegates SomeInterface
//     give the emissary a type parameter and use it in the type of component wild
//     or list the interfaces without wildcards that the components have: delegates Runnable, java.io.Flushable
//     list its interface in the implements clause, as in: implements java.io.Flushable; or in an explicit list: delegates java.io.Flushable
//     int has no interface to delegate: number can only be private state, beside a component whose interface is listed, as in delegates SomeInterface
//     to keep optional as private state, list what is delegated: delegates Runnable
//     to keep name as private state, list what is delegated: delegates Runnable
//     to keep next as private state, list what is delegated: delegates Runnable
//     to keep first as private state, list what is delegated: delegates java.util.concurrent.Callable
//     to keep second as private state, move what is delegated from the implements clause to an explicit list: delegates Runnable
//     to keep third as private state, list what is delegated: @dev.emissary.Emissary(Runnable.class)
//     or write @dev.emissary.Emissary, which delegates the types of the components
import java.util.*;
import java.util.concurrent.*;

class H {
    interface Lower { void m(); }
    interface Upper extends Lower { }
    private interface Hidden { void n(); }
    @Deprecated interface Old { void m(); }
    interface Second { void n(); }
    interface Third { void n(); }
    interface Half<T> extends java.io.Flushable { T half(); }
    static abstract class Whole<T> implements Half<T>, Comparable<T> { }
    static class Low implements Upper, Lower, java.io.Serializable { public void m() { } }
    static class Both implements Old, Third { public void m() { } public void n() { } }
    static class OnlyOld implements Old { public void m() { } }
    static class Veiled implements Hidden, Second { public void n() { } }
}

emissary OfThread(Thread thread);  // error: component.not.interface
emissary OfList(ArrayList<String> list);  // error: component.not.interface
emissary OfEnum(TimeUnit unit);  // error: component.not.interface
emissary OfVariable<T extends AutoCloseable>(T variable);  // error: component.not.interface
emissary OfBounds<T extends Comparable<T> & Runnable>(T bounds);  // error: component.not.interface
emissary OfClassBound<T extends Number & Readable>(T bound);  // error: component.not.interface
emissary OfLow(H.Low low);  // error: component.not.interface
emissary OfBoth(H.Both both);  // error: component.not.interface
emissary OfOld(H.OnlyOld old);  // error: component.not.interface
emissary OfVeiled(H.Veiled veiled);  // error: component.not.interface
emissary OfTask(FutureTask<String> task);  // error: component.not.interface
emissary OfImplementing(String s) implements Comparable<OfImplementing> { @Override public int compareTo(OfImplementing other) { return 0; } }  // error: component.not.interface
emissary OfWildcard(ArrayList<? extends Number> wild);  // error: wildcard
emissary OfHalf(Runnable r, H.Half<?> half);  // error: wildcard
emissary OfWhole(H.Whole<?> whole);  // error: component.not.interface

emissary OfInt(int number);  // error: component.not.interface
emissary OfOptional<T>(Optional<T> optional, Runnable r);  // error: component.not.interface
emissary OfName(Runnable r, String name);  // error: component.not.interface
emissary OfNext(Runnable r, OfNext next);  // error: names.itself
emissary OfMany(Callable<String> c, String first, Thread t, Runnable r);  // error: component.not.interface
emissary OfClause(Thread t, String second) implements Runnable;  // error: component.not.interface
@dev.emissary.Emissary emissary InAnnotation(Runnable r, String third) { }  // error: component.not.interface
@dev.emissary.Emissary({}) emissary Empty(Runnable r);  // error: list.empty
