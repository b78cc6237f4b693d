// clauses: EM-OPT-6
// claim: lint=off is the default, and does not warn.
// options: lint=off
emissary Text(CharSequence text);
emissary Closing(java.sql.Wrapper wrapper);
interface Data extends java.io.Serializable { void f(); }
emissary Stored(Data data);
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);
