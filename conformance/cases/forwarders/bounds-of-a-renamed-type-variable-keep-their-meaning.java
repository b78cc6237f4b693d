// clauses: EM-FWD-8
// claim: Bounds of method type variables that have the names of type variables of the emissary keep their meaning.
// prints:
//     public <#0 extends java.lang.Comparable<V>,#1 extends #0> #1 Front.m(java.lang.Class<#1>) throws java.lang.IllegalStateException
interface Foo<T> { <U extends Comparable<T>, V extends U> V m(Class<V> type) throws IllegalStateException; }

emissary Front<V, U>(Foo<V> foo);

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
