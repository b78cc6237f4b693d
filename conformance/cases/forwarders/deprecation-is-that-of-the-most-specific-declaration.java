// clauses: EM-FWD-3, EM-CONF-3
// claim: A forwarder is deprecated where the most specific declaration is.
// class X: final class X extends dev.emissary.lang.Emissary implements Foo, Top
// methods of X:
//     @Deprecated public Object a()
//     public Object b()
interface Top { Object a(); @Deprecated Object b(); }
@SuppressWarnings("deprecation") interface Foo extends Top { @Deprecated Object a(); Object b(); }
@SuppressWarnings("deprecation") emissary X(Foo foo) implements Top, Foo;
