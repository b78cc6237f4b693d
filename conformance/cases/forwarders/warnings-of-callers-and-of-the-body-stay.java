// clauses: EM-FWD-3
// claim: Whoever calls a forwarder of a deprecated method is warned as of the method itself, and what is written by
//     hand in the body is warned of as in any class.
import java.util.List;
emissary Front(Old old);
interface Old {
    @Deprecated
    void a();
}
class Caller {
    void call(Front front) {
        front.a();  // warning
    }
}
emissary ByHand(Old old) {
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
