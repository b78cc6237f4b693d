// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names packages.
// plain: same
// warnings: any
//// emissary/emissary/emissary.java
package emissary.emissary;
import emissary.Other;
import static emissary.Other.emissary;
public class emissary {
    public static int x = emissary + emissary();
    emissary.Foo y;
    static class Foo {}
}
//// emissary/Other.java
package emissary;
public class Other {
    public static int emissary = 1;
    public static int emissary() { return 2; }
}
