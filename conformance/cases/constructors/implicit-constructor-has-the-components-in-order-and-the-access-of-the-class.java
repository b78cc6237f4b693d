// clauses: EM-CTOR-1
// claim: The implicit canonical constructor has the components in order as its parameters, and the access of the class.
// constructors of Outer$Public:
//     public Public(Runnable, AutoCloseable)
// constructors of Outer$Protected:
//     protected Protected(Runnable, AutoCloseable)
// constructors of Outer$Package:
//     Package(Runnable, AutoCloseable)
// constructors of Outer$Private:
//     private Private(Runnable, AutoCloseable)
class Outer {
    public emissary Public(Runnable one, AutoCloseable two);
    protected emissary Protected(Runnable one, AutoCloseable two);
    emissary Package(Runnable one, AutoCloseable two);
    private emissary Private(Runnable one, AutoCloseable two);
    Object user() { return new Private(null, null); }
}
