// clauses: EM-CONF-6
// claim: A default of an interface implemented by hand that no delegate supplies is inherited, and calls the
//     forwarders.
// class E: final class E extends dev.emissary.lang.Emissary implements Foo, Loud
// methods of E:
//     public String name()
//     static Object result()
// prints: xx
interface Foo { String name(); }
interface Loud { String name(); default String twice() { return name() + name(); } }
emissary E(Foo f) implements Loud { static Object result() { return new E(() -> "x").twice(); } }

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(E.result());
    }
}
