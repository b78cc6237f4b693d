// Sealed interfaces.
// imports: dev.emissary.Emissary

//// case: local-emissary-of-a-sealed-interface-is-the-languages-own-error (EM-DEL-7, EM-FORM-4)
sealed interface S { void s(); } final class Z implements S { public void s() {} }
class Keyword { class X { void m() { emissary E(S s); } } }  // error
class Annotation { class X { void m() { @dev.emissary.Emissary record E(S s) {} } } }  // error
class Named { class X { void m() { emissary E(Z z) implements S; } } }  // error
class Listed { class X { void m() { @dev.emissary.Emissary(S.class) record E(Z z) {} } } }  // error
class MemberOfLocalClass { class X { void m() { class L { class M { emissary E(S s); } } } } }  // error

//// case: sealed-interface-of-another-file-does-not-permit-the-emissary (EM-DEL-7, EM-DEL-5)
//// S.java
sealed interface S { void s(); final class Z implements S { public void s() {} } }
//// Others.java
emissary OfComponent(S s);  // error: interface.sealed at S s
@dev.emissary.Emissary(S.class) record OfList(S.Z z) {}  // error: interface.sealed
emissary OfNamed(S.Z z) implements S;  // error

//// case: sealed-interface-that-does-not-permit-the-emissary-is-an-error (EM-DEL-5, EM-DEL-7, EM-DEL-2)
// says: add In.Nested to its permits clause
sealed interface Shape permits Square { void draw(); }
final class Square implements Shape { public void draw() {} }
emissary OfComponent(Shape shape);  // error: interface.sealed
class In { emissary Nested(Shape shape); }  // error: interface.sealed
@Emissary(Shape.class) emissary OfList(Square square);  // error: interface.sealed
emissary OfNamed(Square square) implements Shape;  // error
emissary ByHand(Runnable task) implements Shape { public void draw() {} }  // error
sealed interface Figure permits Open { int corners(); }
non-sealed interface Open extends Figure {}
emissary Front(Open open);
emissary Listed(Open open) implements Figure;  // error

//// case: sealed-interface-that-permits-the-emissary-is-delegated (EM-DEL-5)
// class A, B, C: final class * extends dev.emissary.lang.Emissary implements S
// methods of A, B, C: public void s()
sealed interface S permits A, B, C, Z { void s(); }
final class Z implements S { public void s() {} }
emissary A(S s);
emissary B(Z s) implements S;
@dev.emissary.Emissary(S.class) emissary C(Z s);

//// case: sealed-interface-permits-an-emissary-that-has-it-through-a-class-of-a-later-file (EM-DEL-5)
// class F: final class F extends dev.emissary.lang.Emissary implements G<String>
//// G.java
sealed interface G<T> permits F, Z { T g(); }
//// F.java
emissary F(Z z) delegates G;
//// Z.java
final class Z implements G<String> { public String g() { return "z"; } }

//// case: sealed-interface-without-permits-clause-permits-the-emissaries-of-its-file (EM-DEL-7)
// class S:
//     interface S permits After, AfterNamed, Before, BeforeListed, BeforeToo, ByHand, Outer$Inner$Deep, Outer$Member, S$Within, Sub, Twice, Z
// methods of S: public abstract void s()
// class Sub: interface Sub extends S permits Twice
// methods of Sub:
emissary Before(S s);
@Emissary record BeforeToo(S s) {}
@Emissary(S.class) record BeforeListed(Z z) {}
class Outer { emissary Member(S s); static class Inner { @Emissary record Deep(S s) {} } }
sealed interface S { void s(); emissary Within(S s); }
final class Z implements S { public void s() {} }
emissary After(S s);
@Emissary record AfterNamed(Z z) implements S {}
emissary ByHand(Runnable r) implements S { public void s() {} }
sealed interface Sub extends S {}
emissary Twice(Sub sub) implements S;
