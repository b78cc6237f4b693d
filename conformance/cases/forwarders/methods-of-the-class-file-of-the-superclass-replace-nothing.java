// clauses: EM-FWD-6
// claim: Methods of the class file of the superclass replace nothing.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     bridge public Object clone() throws CloneNotSupportedException
//     public String clone()
//     public int hash()
interface Foo { Object clone(); int hash(); }
emissary X(Foo foo) { @Override public String clone() { return "by hand"; } }
