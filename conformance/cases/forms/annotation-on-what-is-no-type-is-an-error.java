// clauses: EM-FORM-6
// claim: An annotation on what is no type is an error.
import dev.emissary.Emissary;
class M {
    @Emissary  // error
    int f;
    @Emissary  // error
    void m() {}
    void n(
        @Emissary int p) {}  // error
    @Emissary  // error
    M() {}
    <
    @Emissary T> void g() {}  // error
    java.util.List<
        @Emissary String> t;  // error
}
emissary N(
    @Emissary Runnable r) {  // error
    @Emissary  // error
    void x() {}
}
