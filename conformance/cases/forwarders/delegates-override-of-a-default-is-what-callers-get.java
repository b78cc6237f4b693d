// clauses: EM-FWD-1
// claim: A default method is forwarded, so that callers get the delegate's own override of it.
// methods of Front: public String name()
// class OfFoo: final class OfFoo extends dev.emissary.lang.Emissary implements Foo
// methods of OfFoo:
//     public String f()
//     public String g()
//     static Object result()
// prints:
//     loud
//     defaultdefault!otherother!
interface Named {
    default String name() {
        return "quiet";
    }
}
final class Loud implements Named {
    @Override
    public String name() {
        return "loud";
    }
}
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
