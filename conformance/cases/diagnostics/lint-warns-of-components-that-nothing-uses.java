// clauses: EM-DIAG-4, EM-DEL-3
// claim: lint=on warns of a component that nothing uses: that serves no interface, or whose methods are all declared by
//     hand, and that no code reads.
// options: lint=on
import dev.emissary.Emissary;

interface Marker { }

@Emissary(Runnable.class) emissary NotListed(Thread t, String name);  // warning: component.unused at String name
@Emissary(Runnable.class) emissary NotInCompact(Thread t, String name) { NotInCompact { t = null; } }  // warning: component.unused at String name
@Emissary(Runnable.class) emissary OnlyAssigned(
        Thread t,
        String name) {  // warning: component.unused
    OnlyAssigned(Thread t, String name) { this.t = t; this.name = name; }
}
@Emissary(Runnable.class) emissary OnlyPassed(Thread t, String name) { OnlyPassed(String name) { this(null, name); } }  // warning: component.unused
emissary Replaced(Runnable a, Runnable b) { public void run() { a.run(); } }  // warning: component.unused at Runnable b
emissary OfMarker(Runnable r, Marker m);  // warning: component.unused at Marker m
