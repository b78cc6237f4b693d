// clauses: EM-FWD-8, EM-FWD-3
// claim: Method type variables of the interface that have the names of type variables of the emissary stay other ones,
//     in bounds that name each other and behind another emissary too.
// prints:
//     public <#0,#1> java.util.Map<U, java.util.Map<#0, #1>> OfMaps.m(#0,U,#1)
//     public <#0 extends java.lang.Comparable<V>,#1 extends #0> #1 OfBounds.m(java.lang.Class<#1>) throws java.lang.IllegalStateException
//     public <#0 extends java.util.Map<E, C>,#1 extends java.util.Collection<? super #0> & java.lang.Comparable<#1>> #1 OfEachOther.m(#0,#1)
//     public <#0> T OfOther.m(#0)
import java.util.*;
interface Maps<T> { <U, U1> Map<T, Map<U, U1>> m(U u, T t, U1 v); }
emissary OfMaps<U>(Maps<U> foo);
interface Bounds<T> { <U extends Comparable<T>, V extends U> V m(Class<V> type) throws IllegalStateException; }
emissary OfBounds<V, U>(Bounds<V> foo);
interface EachOther<T> { <E extends T, C extends Collection<? super E> & Comparable<C>> C m(E e, C c); }
emissary OfEachOther<E, C>(EachOther<Map<E, C>> foo);
interface Simple<T> { <U> T m(U u); }
emissary Other<U>(Simple<U> foo);
@dev.emissary.Emissary(Simple.class) record OfOther<U, T extends U>(Other<T> other) {}
class Main {
    static String text(Class<?> type) {
        for (java.lang.reflect.Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("m") && !method.isBridge()) {
                String text = method.toGenericString();
                for (int i = 0; i < method.getTypeParameters().length; i++) {
                    text = text.replaceAll("\\b" + method.getTypeParameters()[i].getName() + "\\b", "#" + i);
                }
                return text;
            }
        }
        return "";
    }

    public static void main(String[] arguments) {
        for (Class<?> type : new Class<?>[] {OfMaps.class, OfBounds.class, OfEachOther.class, OfOther.class}) {
            System.out.println(text(type));
        }
    }
}
