// clauses: EM-FWD-8, EM-FWD-3
// claim: Bounds of method type variables that have the names of type variables of the emissary name each other.
// prints:
//     public <#0 extends java.util.Map<E, C>,#1 extends java.util.Collection<? super #0> & java.lang.Comparable<#1>> #1 Front.m(#0,#1)
import java.util.*;

interface Foo<T> { <E extends T, C extends Collection<? super E> & Comparable<C>> C m(E e, C c); }

emissary Front<E, C>(Foo<Map<E, C>> foo);

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
        System.out.println(text(Front.class));
    }
}
