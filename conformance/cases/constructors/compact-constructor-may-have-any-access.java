// clauses: EM-CTOR-2
// claim: A compact canonical constructor may have any access, narrower than that of the class too.
// constructors of Public:
//     public Public(Runnable)
// constructors of Protected:
//     protected Protected(Runnable)
// constructors of Package:
//     Package(Runnable)
// constructors of Private:
//     private Private(Runnable)
class User { Object use() { return new Public(null); } }
emissary Public(Runnable task) { public Public {} }
emissary Protected(Runnable task) { protected Protected {} }
emissary Package(Runnable task) { Package {} }
emissary Private(Runnable task) { static Private of() { return new Private(null); } private Private {} }
