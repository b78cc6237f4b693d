// clauses: EM-FWD-8
// claim: A method type variable of the interface may have the name of a type variable of the emissary, and stays
//     another one.
// prints:
//     public <#0,#1> java.util.Map<U, java.util.Map<#0, #1>> Front.m(#0,U,#1)
import java.util.*;

interface Foo<T> { <U, U1> Map<T, Map<U, U1>> m(U u, T t, U1 v); }

emissary Front<U>(Foo<U> foo);

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
