// clauses: EM-FWD-6
// claim: One method replaces the forwarders of several delegates.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of X:
//     bridge public CharSequence m()
//     bridge public Object m()
//     public String m()
//     public int b()
//     public int f()
interface Foo { Object m(); int f(); }
interface Bar { CharSequence m(); int b(); }
emissary X(Foo foo, Bar bar) { @Override public String m() { return "" + foo.m() + bar.m(); } }
