// clauses: EM-OPT-6, EM-DIAG-4
// claim: Without lint= there are warnings of what an emissary promises: not of contracts, of components that nothing
//     uses, nor of ways out of an emissary whose body replaces a method.
interface Wrapping { Object unwrap(); void f(); }
interface Data extends java.io.Serializable { void f(); }
emissary Text(CharSequence text);
emissary Hiding(Wrapping wrapping);  // warning: unwrap
emissary Replacing(Wrapping wrapping) { public void f() { } }
emissary Stored(Data data);  // warning: serializable
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name);
