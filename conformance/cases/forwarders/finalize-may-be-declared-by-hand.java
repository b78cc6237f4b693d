// clauses: EM-FWD-2, EM-FWD-6
// claim: A finalize method that a delegated interface has may be declared by hand.
// warnings: any
// methods of OfPlain: public void finalize()
// methods of OfDefaulted: public void finalize()
interface Plain { void finalize(); }
interface Defaulted { default void finalize() {} }

emissary OfPlain(Plain f) { @Override public void finalize() {} }
emissary OfDefaulted(Defaulted f) { @Override public void finalize() {} }
