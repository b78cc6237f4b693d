// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names annotation types.
// plain: same
// warnings: any
class X {
    @emissary X(int x) { int y; }
    @emissary Runnable f(int x) { return null; }
    @emissary int z;
    @Outer.emissary X() {}
    @emissary class Y {}
    @emissary record R(int x) {}
    void m(@emissary Runnable r) { @emissary int k = 0; for (@emissary String s : new String[0]) {} }
}
@interface emissary {}
class Outer { @interface emissary {} }
