// clauses: EM-FWD-3
// claim: Whoever calls a forwarder of a deprecated method is warned as of the method itself.
//// Front.java
public emissary Front(Old old);
//// Old.java
public interface Old {
    @Deprecated
    void a();
}
//// Caller.java
class Caller {
    void call(Front front) {
        front.a();  // warning
    }
}
