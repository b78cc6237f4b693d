// clauses: EM-FWD-3
// claim: What is written by hand in the body is warned of as in any class.
//// Old.java
public interface Old {
    @Deprecated
    void a();
}
//// Front.java
import java.util.List;

public emissary Front(Old old) {
    void byHand() {
        old.a();  // warning
        List raw = null;  // warning
    }

    static class Nested {
        void byHand(Old old) {
            old.a();  // warning
        }
    }
}
