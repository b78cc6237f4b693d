// clauses: EM-FWD-8
// claim: Parameters, variables, components and methods may have each other's names, that of the class, or that of a
//     contextual keyword.
// together: same
//// Types.java
interface Foo { Foo m(Foo a); }
interface Bar { Bar n(Bar b, Bar c); }
interface Named { String m(String foo, Barred bar, int arg0); Named self(Named result); }
interface Barred { void bar(Named foo); }
interface Words { int X(); int record(int record); Words emissary(Words emissary); int foo(); int _1$(); int größe(); int value$of(); }
//// step 2: Emissaries.java
emissary WithNamesOfForwarder(Foo arg0, Bar result);
emissary OfParameters(Named foo, Barred bar);
emissary X(Words foo);
//// same: Emissaries.java
final class WithNamesOfForwarder extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo arg0;
    private final Bar result;
    WithNamesOfForwarder(Foo arg0, Bar result) { this.arg0 = arg0; this.result = result; }
    public Foo m(Foo a) { Foo r = arg0.m(a); return r == arg0 ? this : r; }
    public Bar n(Bar b, Bar c) { Bar r = result.n(b, c); return r == result ? this : r; }
}
final class OfParameters extends dev.emissary.lang.Emissary implements Named, Barred {
    private final Named foo;
    private final Barred bar;
    OfParameters(Named foo, Barred bar) { this.foo = foo; this.bar = bar; }
    public String m(String arg0, Barred arg1, int arg2) { return foo.m(arg0, arg1, arg2); }
    public Named self(Named arg0) { Named r = foo.self(arg0); return r == foo ? this : r; }
    public void bar(Named arg0) { bar.bar(arg0); }
}
final class X extends dev.emissary.lang.Emissary implements Words {
    private final Words foo;
    X(Words foo) { this.foo = foo; }
    public int X() { return foo.X(); }
    public int record(int arg0) { return foo.record(arg0); }
    public Words emissary(Words arg0) { Words r = foo.emissary(arg0); return r == foo ? this : r; }
    public int foo() { return foo.foo(); }
    public int _1$() { return foo._1$(); }
    public int größe() { return foo.größe(); }
    public int value$of() { return foo.value$of(); }
}
