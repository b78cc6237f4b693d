// How calls, arguments, results and exceptions pass through.
// clauses: EM-FWD-1, EM-FWD-4

//// case: calls-arrive-once-with-their-arguments
// prints: z true b 1 c x s 2 i 3 l 4 f 5.0 d 6.0 o [7, 8] v java.io.IOException: 9
interface All {
    boolean z(boolean a); byte b(byte a); char c(char a); short s(short a); int i(int a); long l(long a);
    float f(float a); double d(double a); Object o(Object... a); void v(String a) throws java.io.IOException;
}
class Delegate implements All {
    static String log = "";
    @Override public boolean z(boolean a) {
        log += "z ";
        return a;
    }
    @Override public byte b(byte a) {
        log += "b ";
        return a;
    }
    @Override public char c(char a) {
        log += "c ";
        return a;
    }
    @Override public short s(short a) {
        log += "s ";
        return a;
    }
    @Override public int i(int a) {
        log += "i ";
        return a;
    }
    @Override public long l(long a) {
        log += "l ";
        return a;
    }
    @Override public float f(float a) {
        log += "f ";
        return a;
    }
    @Override public double d(double a) {
        log += "d ";
        return a;
    }
    @Override public Object o(Object... a) {
        log += "o ";
        return java.util.List.of(a);
    }
    @Override public void v(String a) throws java.io.IOException {
        log += "v ";
        throw new java.io.IOException(a);
    }
}
emissary Front(All all);
class Main {
    static void add(Object result) { Delegate.log += result + " "; }
    public static void main(String[] arguments) {
        Front front = new Front(new Delegate());
        add(front.z(true)); add(front.b((byte) 1)); add(front.c('x')); add(front.s((short) 2)); add(front.i(3));
        add(front.l(4)); add(front.f(5)); add(front.d(6)); add(front.o(7, 8));
        try {
            front.v("9");
        } catch (java.io.IOException failure) {
            add(failure);
        }
        System.out.println(Delegate.log.strip());
    }
}

//// case: calls-through-bridges-and-undeclared-exceptions-pass (EM-FWD-1)
// methods of OfMoney:
//     bridge public int compareTo(Object)
//     public int compareTo(Money)
//     static Object result()
// methods of Throwing:
//     public void f()
//     static <E extends Exception> void sneak(Exception) throws E
//     static Object caught()
// prints:
//     7 true
//     true
interface Money extends Comparable<Money> {}
emissary OfMoney(Money money) {
    @SuppressWarnings({"unchecked", "rawtypes"}) static Object result() {
        Money[] seen = new Money[1];
        OfMoney x = new OfMoney(other -> { seen[0] = other; return 7; });
        Comparable raw = x;
        return raw.compareTo(x) + " " + (seen[0] == x);
    }
}
interface Foo { void f(); }
emissary Throwing(Foo foo) {
    static Object caught() {
        Exception sneaky = new Exception();
        Foo thrower = () -> Throwing.<RuntimeException>sneak(sneaky);
        try { new Throwing(thrower).f(); } catch (Throwable e) { return e == sneaky; }
        return "nothing";
    }
    @SuppressWarnings("unchecked")
    static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(OfMoney.result());
        System.out.println(Throwing.caught());
    }
}

//// case: delegates-override-of-a-default-is-what-callers-get (EM-FWD-1)
// methods of Front: public String name()
// methods of OfFoo:
//     public String f()
//     public String g()
//     static Object result()
// prints:
//     loud
//     defaultdefault!otherother!
interface Named { default String name() { return "quiet"; } }
final class Loud implements Named { @Override public String name() { return "loud"; } }
emissary Front(Named named);
interface Foo { default String f() { return "default"; } default String g() { return f() + "!"; } }
emissary OfFoo(Foo foo) {
    static Object result() {
        Foo plain = new Foo() {};
        Foo other = new Foo() { @Override public String f() { return "other"; } };
        return new OfFoo(plain).f() + new OfFoo(plain).g() + new OfFoo(other).f() + new OfFoo(other).g();
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(new Front(new Loud()).name());
        System.out.println(OfFoo.result());
    }
}

//// case: each-method-reaches-its-own-delegate
// methods of Both:
//     public String n()
//     public String n(int)
//     public String n(long)
//     public String m()
//     public String k()
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
class Main {
    public static void main(String[] arguments) {
        Both both = new Both(() -> "n of A", l -> "n(long) of B");
        System.out.println(both.n() + ", " + both.n(1) + ", " + both.n(1L) + ", " + both.m() + ", " + both.k());
    }
}
