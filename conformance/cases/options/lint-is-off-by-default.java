// clauses: EM-OPT-6, EM-DIAG-4
// claim: Without lint=on there are no such warnings.
emissary Text(CharSequence text);
emissary Closing(java.sql.Wrapper wrapper);
interface Data extends java.io.Serializable { void f(); }
emissary Stored(Data data);
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);
