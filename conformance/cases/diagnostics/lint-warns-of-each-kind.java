// clauses: EM-DIAG-4, EM-DEL-3, EM-CLASS-5
// claim: lint=on warns of a component that nothing uses, of a forwarded method that exists to hand out the delegate,
//     and of a class that is serializable only through a delegated interface and refuses to be.
// options: lint=on
import dev.emissary.Emissary;
import java.io.*;
interface Marker { }
@Emissary(Runnable.class) emissary NotListed(Thread t, String name);  // warning: component.unused at String name
@Emissary(Runnable.class) emissary NotInCompact(Thread t, String name) { NotInCompact { t = null; } }  // warning: component.unused at String name
@Emissary(Runnable.class) emissary OnlyAssigned(
        Thread t,
        String name) {  // warning: component.unused
    OnlyAssigned(Thread t, String name) { this.t = t; this.name = name; }
}
@Emissary(Runnable.class) emissary OnlyPassed(Thread t, String name) { OnlyPassed(String name) { this(null, name); } }  // warning: component.unused
@Emissary(Runnable.class) emissary OtherTypes(Runnable r, int n) { OtherTypes(Runnable r, String n) { this(r, n.length()); } }  // warning: component.unused at int n
emissary Replaced(Runnable a, Runnable b) { public void run() { a.run(); } }  // warning: component.unused at Runnable b
emissary OfMarker(Runnable r, Marker m);  // warning: component.unused at Marker m
interface Delegating { Runnable getDelegate(); }
interface Wrapping { Object getUnderlyingStream(); }
emissary OfWrapper(java.sql.Wrapper w);  // warning: unwrap
emissary OfDelegating(Delegating d);  // warning: unwrap at Delegating d
emissary OfSecond(Thread t, Wrapping w) implements Runnable;  // warning: unwrap at Wrapping
@Emissary(java.sql.Wrapper.class) emissary UnwrappingList(java.sql.Statement s);  // warning: unwrap
interface Data extends Serializable { void f(); }
interface External extends Externalizable { }
emissary OfSerializable(Data data);  // warning: serializable
emissary OfExternalizable(External external);  // warning: serializable
@Emissary(Data.class) emissary SerializableList(Data data);  // warning: serializable
