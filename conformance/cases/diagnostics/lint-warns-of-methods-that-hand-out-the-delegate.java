// clauses: EM-DIAG-4
// claim: lint=on warns of a forwarded method that exists to hand out the delegate.
// options: lint=on
import dev.emissary.Emissary;

interface Delegating { Runnable getDelegate(); }
interface Wrapping { Object getUnderlyingStream(); }

emissary OfWrapper(java.sql.Wrapper w);  // warning: unwrap
emissary OfDelegating(Delegating d);  // warning: unwrap at Delegating d
emissary OfSecond(Thread t, Wrapping w) implements Runnable;  // warning: unwrap at Wrapping
@Emissary(java.sql.Wrapper.class) emissary OfList(java.sql.Statement s);  // warning: unwrap
