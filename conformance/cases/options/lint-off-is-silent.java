// clauses: EM-OPT-6, EM-DIAG-4
// claim: With lint=off there are no warnings about legal emissaries.
// options: lint=off
interface Data extends java.io.Serializable { void f(); default void g() { f(); } }
emissary Hiding(java.sql.Wrapper wrapper);
emissary Stored(Data data, Runnable helper) { public void f() { helper.run(); } }
