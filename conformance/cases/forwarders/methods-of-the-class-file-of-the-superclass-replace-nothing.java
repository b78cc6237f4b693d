// clauses: EM-FWD-6
// claim: Methods of the superclass replace no forwarder: a clone that an interface declares may be declared by
//     hand.
// class X: final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     bridge public Object clone() throws CloneNotSupportedException
//     public String clone()
//     public int hash()
interface Foo { Object clone(); int hash(); }
emissary X(Foo foo) { @Override public String clone() { return "by hand"; } }
