// clauses: EM-CTOR-2, EM-CLASS-4
// claim: A compact constructor may end in any statement, and the component fields are assigned after it.
// prints:
//     Assignment ab1
//     Else ab2
//     ElseThatThrows ab2
//     Switch ab4
//     SwitchOfArrows ab4
//     SwitchExpression ab6
//     Finally a8
//     Catch caught9
//     While abxxx1
//     For abyyy1
//     Do abzz1
//     Label ab1
//     LabelOfLoops in1
//     Synchronized sync1
//     Block ab1
//     Empty ab1
//     Assert ab1
//     Local ab31
//     ForEach p1
//     TryWithResources res1
emissary Assignment(CharSequence s) {
    final int extra;
    Assignment { extra = 1; }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Else(CharSequence s) {
    final int extra;
    Else { if (s.length() > 1) { extra = 2; } else { extra = 3; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary ElseThatThrows(CharSequence s) {
    final int extra;
    ElseThatThrows { if (s.length() > 1) { extra = 2; } else { throw new IllegalStateException(); } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Switch(CharSequence s) {
    final int extra;
    Switch { switch (s.length()) { case 2: extra = 4; break; default: extra = 5; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary SwitchOfArrows(CharSequence s) {
    final int extra;
    SwitchOfArrows { switch (s.length()) { case 2 -> extra = 4; default -> throw new Error(); } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary SwitchExpression(CharSequence s) {
    final int extra;
    SwitchExpression { extra = switch (s.length()) { case 2 -> { yield 6; } default -> 7; }; }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Finally(CharSequence s) {
    final int extra;
    Finally { try { s = s.subSequence(0, 1); } finally { extra = 8; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Catch(CharSequence s) {
    final int extra;
    Catch { extra = 9; try { s.charAt(9); } catch (IndexOutOfBoundsException e) { s = "caught"; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary While(CharSequence s) {
    final int extra;
    While { extra = 1; while (true) { if (s.length() > 4) break; s = s + "x"; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary For(CharSequence s) {
    final int extra;
    For { extra = 1; for (;;) { if (s.length() > 4) break; s = s + "y"; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Do(CharSequence s) {
    final int extra;
    Do { extra = 1; do { s = s + "z"; } while (s.length() < 4); }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Label(CharSequence s) {
    final int extra;
    Label { extra = 1; out: { if (s.length() == 2) break out; s = null; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary LabelOfLoops(CharSequence s) {
    final int extra;
    LabelOfLoops { extra = 1; out: while (true) { while (true) { s = "in"; break out; } } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Synchronized(CharSequence s) {
    final int extra;
    Synchronized { synchronized (this) { extra = 1; s = "sync"; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Block(CharSequence s) {
    final int extra;
    Block { { extra = 1; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Empty(CharSequence s) {
    final int extra;
    Empty { extra = 1; ; }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Assert(CharSequence s) {
    final int extra;
    Assert { extra = 1; assert s != null : "no"; }
    @Override public String toString() { return s.toString() + extra; }
}
emissary Local(CharSequence s) {
    final int extra;
    Local { extra = 1; int local = 3; s = "" + s + local; }
    @Override public String toString() { return s.toString() + extra; }
}
emissary ForEach(CharSequence s) {
    final int extra;
    ForEach { extra = 1; for (String t : new String[] {"p", "q"}) { if (t.equals("q")) continue; s = t; } }
    @Override public String toString() { return s.toString() + extra; }
}
emissary TryWithResources(CharSequence s) {
    final int extra;
    TryWithResources { extra = 1; try (var reader = new java.io.StringReader("")) { reader.hashCode(); s = "res"; } }
    @Override public String toString() { return s.toString() + extra; }
}
class Main {
    public static void main(String[] arguments) {
        for (Object emissary : new Object[] {
            new Assignment("ab"), new Else("ab"), new ElseThatThrows("ab"), new Switch("ab"),
            new SwitchOfArrows("ab"), new SwitchExpression("ab"), new Finally("ab"), new Catch("ab"),
            new While("ab"), new For("ab"), new Do("ab"), new Label("ab"), new LabelOfLoops("ab"),
            new Synchronized("ab"), new Block("ab"), new Empty("ab"), new Assert("ab"),
            new Local("ab"), new ForEach("ab"), new TryWithResources("ab")
        }) {
            System.out.println(emissary.getClass().getSimpleName() + " " + emissary);
        }
    }
}
