// clauses: EM-FWD-5
// claim: An object that is not the delegate itself is returned as it is: one that is equal to it, null, another
//     emissary, or what a final class returns that is no subtype of the return type.
// class OfCopied: final class OfCopied extends dev.emissary.lang.Emissary implements Copied
// methods of OfCopied:
//     public Copied copy()
//     static Object result()
// class OfImpl: final class OfImpl extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of OfImpl:
//     public Bar bar()
//     public int n()
//     static Object result()
// prints:
//     true
//     3
//     true true true
interface Copied { Copied copy(); }
emissary OfCopied(Copied foo) {
    static final class All implements Copied {
        @Override public Copied copy() { return new All(); }
        @Override public boolean equals(Object o) { return true; }
        @Override public int hashCode() { return 1; }
    }
    static Object result() { return new OfCopied(new All()).copy() instanceof All; }
}
interface Foo { Bar bar(); }
interface Bar { int n(); }
final class Impl implements Foo { public Bar bar() { return () -> 3; } }
emissary OfImpl(Impl impl) implements Foo, Bar {
    @Override public int n() { return 4; }
    static Object result() { return new OfImpl(new Impl()).bar().n(); }
}
interface Names {
    Names next();
}
emissary Front(Names names);
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(OfCopied.result());
        System.out.println(OfImpl.result());
        Names other = () -> null;
        Names[] self = {new Front(other)};
        System.out.println((new Front(() -> other).next() == other) + " " + (new Front(other).next() == null)
                + " " + (new Front(() -> self[0]).next() == self[0]));
    }
}
