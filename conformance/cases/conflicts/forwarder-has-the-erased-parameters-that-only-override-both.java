// clauses: EM-CONF-5
// claim: A forwarder has erased parameters where only they override both methods.
// warnings: any
// class E:
//     final class E extends dev.emissary.lang.Emissary implements Foo, Hand
// methods of E:
//     public java.util.List<String> all(java.util.List)
import java.util.*;
interface Foo { List<String> all(List<String> l); }
interface Hand { List all(List l); }
emissary E(Foo f) implements Hand;
