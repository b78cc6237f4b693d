// clauses: EM-DEL-7
// claim: A sealed interface without permits clause permits the emissaries of its file.
// class S:
//     interface S permits After, AfterNamed, Before, BeforeListed, BeforeToo, ByHand, Outer$Inner$Deep, Outer$Member, S$Within, Sub, Twice, Z
// methods of S: public abstract void s()
// class Sub: interface Sub extends S permits Twice
// methods of Sub:
import dev.emissary.Emissary;
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
