// clauses: EM-DEL-7, EM-FORM-4
// claim: A local emissary of a sealed interface is the language's own error.
//// p1/Case.java
package p1;
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class X { void m() {
emissary E(S s);  // error
} }
//// p2/Case.java
package p2;
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class X { void m() {
@dev.emissary.Emissary record E(S s) {}  // error
} }
//// p3/Case.java
package p3;
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class X { void m() {
emissary E(Z z) implements S;  // error
} }
//// p4/Case.java
package p4;
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class X { void m() {
@dev.emissary.Emissary(S.class) record E(Z z) {}  // error
} }
//// p5/Case.java
package p5;
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class X { void m() {
class L { class M { emissary E(S s); } }  // error
} }
