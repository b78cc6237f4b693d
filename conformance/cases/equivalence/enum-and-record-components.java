// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: enum and record components.
// together: same
//// Types.java
interface Named { String name(); }
enum Color implements Named { RED, GREEN { public void other() {} }; public void other() {} }
record Person(String name) implements Named {}
interface Other { void other(); }
abstract class Both implements Other {}
//// step 2: X.java
emissary X(Color color, Both both) implements Named, Other;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Named, Other {
    private final Color color;
    private final Both both;
    X(Color color, Both both) { this.color = color; this.both = both; }
    public String name() { return color.name(); }
    public void other() { both.other(); }
}
