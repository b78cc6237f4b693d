// How calls, arguments, results and exceptions pass through.
// clauses: EM-FWD-1, EM-FWD-4

//// case: calls-arrive-once-with-their-arguments
// prints: z true b 1 c x s 2 i 3 l 4 f 5.0 d 6.0 o [7, 8] v java.io.IOException: 9
import java.io.IOException;
import java.lang.reflect.Proxy;
interface All {
    boolean z(boolean a); byte b(byte a); char c(char a); short s(short a); int i(int a); long l(long a);
    float f(float a); double d(double a); Object o(Object... a); void v(String a) throws IOException;
}
emissary Front(All all);
// run:
StringBuilder log = new StringBuilder();
java.util.function.Consumer<Object> add = more -> log.append(more).append(' ');
Front front = new Front((All) Proxy.newProxyInstance(All.class.getClassLoader(), new Class<?>[] {All.class},
        (proxy, method, values) -> {
            add.accept(method.getName());
            if (method.getName().equals("v")) throw new IOException((String) values[0]);
            return values[0] instanceof Object[] all ? java.util.List.of(all) : values[0];
        }));
add.accept(front.z(true)); add.accept(front.b((byte) 1)); add.accept(front.c('x')); add.accept(front.s((short) 2));
add.accept(front.i(3)); add.accept(front.l(4)); add.accept(front.f(5)); add.accept(front.d(6));
add.accept(front.o(7, 8));
try { front.v("9"); } catch (IOException failure) { add.accept(failure); }
System.out.println(log.toString().strip());

//// case: calls-through-bridges-and-undeclared-exceptions-pass (EM-FWD-1)
// methods of OfMoney:
//     bridge public int compareTo(Object)
//     public int compareTo(Money)
// prints: 7 true true
interface Money extends Comparable<Money> {}
emissary OfMoney(Money money);
interface Foo { void f(); }
emissary Throwing(Foo foo);
class Main {
    @SuppressWarnings("unchecked")
    static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] arguments) {
        Money[] seen = new Money[1];
        OfMoney x = new OfMoney(other -> { seen[0] = other; return 7; });
        System.out.print(((Comparable) x).compareTo(x) + " " + (seen[0] == x) + " ");
        Exception sneaky = new Exception();
        try { new Throwing(() -> Main.<RuntimeException>sneak(sneaky)).f(); }
        catch (Throwable e) { System.out.println(e == sneaky); }
    }
}

//// case: delegates-override-of-a-default-is-what-callers-get (EM-FWD-1)
// methods of Front:
//     public String f()
//     public String g()
// prints: default default! other other!
interface Foo { default String f() { return "default"; } default String g() { return f() + "!"; } }
class Other implements Foo { @Override public String f() { return "other"; } }
emissary Front(Foo foo);
// run:
Front plain = new Front(new Foo() {});
Front other = new Front(new Other());
System.out.println(plain.f() + " " + plain.g() + " " + other.f() + " " + other.g());

//// case: each-method-reaches-its-own-delegate
// prints: n of A, n(int) of A, n(long) of B, m of A, k of B
interface A {
    String n();
    default String n(int i) { return "n(int) of A"; }
    default String m() { return "m of A"; }
}
interface B {
    String n(long l);
    default String k() { return "k of B"; }
}
emissary Both(A first, B second);
// run:
Both both = new Both(() -> "n of A", l -> "n(long) of B");
System.out.println(both.n() + ", " + both.n(1) + ", " + both.n(1L) + ", " + both.m() + ", " + both.k());
