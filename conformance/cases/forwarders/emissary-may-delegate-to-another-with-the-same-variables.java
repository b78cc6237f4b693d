// clauses: EM-FWD-8
// claim: An emissary may delegate to another one whose methods have type variables of the same names.
// prints:
//     public <#0> T Front.m(#0)
interface Foo<T> { <U> T m(U u); }

emissary Other<U>(Foo<U> foo);
@dev.emissary.Emissary(Foo.class) record Front<U, T extends U>(Other<T> other) {}

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
