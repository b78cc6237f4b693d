// clauses: EM-CTOR-2, EM-CTOR-3
// claim: A compact or explicit canonical constructor may have any access, narrower than that of the class too.
// constructors of CompactPublic: public CompactPublic(Runnable)
// constructors of CompactProtected: protected CompactProtected(Runnable)
// constructors of CompactPackage: CompactPackage(Runnable)
// constructors of CompactPrivate: private CompactPrivate(Runnable)
// constructors of Public: public Public(Runnable)
// constructors of Protected: protected Protected(Runnable)
// constructors of Package: Package(Runnable)
// constructors of Private: private Private(Runnable)
class User { Object use() { return new CompactPublic(null); } }
emissary CompactPublic(Runnable task) { public CompactPublic {} }
emissary CompactProtected(Runnable task) { protected CompactProtected {} }
emissary CompactPackage(Runnable task) { CompactPackage {} }
emissary CompactPrivate(Runnable task) { static CompactPrivate of() { return new CompactPrivate(null); } private CompactPrivate {} }
class OtherUser { Object use() { return new Public(null); } }
emissary Public(Runnable task) { public Public(Runnable task) { this.task = task; } }
emissary Protected(Runnable task) { protected Protected(Runnable task) { this.task = task; } }
emissary Package(Runnable task) { Package(Runnable task) { this.task = task; } }
emissary Private(Runnable task) { static Private of() { return new Private(null); } private Private(Runnable task) { this.task = task; } }
