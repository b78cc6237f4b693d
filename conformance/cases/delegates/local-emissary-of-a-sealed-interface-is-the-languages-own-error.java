// clauses: EM-DEL-7, EM-FORM-4
// claim: A local emissary cannot implement a sealed interface.
sealed interface S { void s(); } final class Z implements S { public void s() {} }

class Keyword {
    class X { void m() {
    emissary E(S s);  // error
    } }
}
class Annotation {
    class X { void m() {
    @dev.emissary.Emissary record E(S s) {}  // error
    } }
}
class Named {
    class X { void m() {
    emissary E(Z z) implements S;  // error
    } }
}
class Listed {
    class X { void m() {
    @dev.emissary.Emissary(S.class) record E(Z z) {}  // error
    } }
}
class MemberOfLocalClass {
    class X { void m() {
    class L { class M { emissary E(S s); } }  // error
    } }
}
