// clauses: EM-OPT-6, EM-DIAG-4
// claim: lint=on warns of contracts, of methods that hand out the delegate, of refused serialization and of components
//     that nothing uses.
// options: lint=on
emissary Text(CharSequence text);  // warning: contract
emissary Closing(java.sql.Wrapper wrapper);  // warning: unwrap
interface Data extends java.io.Serializable { void f(); }
emissary Stored(Data data);  // warning: serializable
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);  // warning: component.unused
