// clauses: EM-FORM-2
// claim: The word names annotation types.
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
