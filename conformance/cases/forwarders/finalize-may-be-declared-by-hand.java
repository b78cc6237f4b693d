// clauses: EM-FWD-2, EM-FWD-6
// claim: A finalize method that a delegated interface has may be declared by hand, beside forwarders and a finalize of the delegate's class.
// warnings: any
// methods of OfPlain:
//     public void f()
//     public void finalize()
// methods of OfDefaulted: public void finalize()
// methods of OfClass:
//     public void f()
//     public void finalize()
interface Plain { void finalize(); void f(); }
interface Defaulted { default void finalize() {} }
abstract class Impl implements Plain { @Override public void finalize() {} }

emissary OfPlain(Plain f) { @Override public void finalize() {} }
emissary OfDefaulted(Defaulted f) { @Override public void finalize() {} }
@dev.emissary.Emissary(Plain.class) emissary OfClass(Impl f) { @Override public void finalize() {} }
