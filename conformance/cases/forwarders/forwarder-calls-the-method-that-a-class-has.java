// clauses: EM-FWD-4
// claim: A forwarder calls the method that the component's class has: from a superclass, refined by an interface,
//     abstract or Object's own.
// together: same
//// Types.java
interface Defaulted { default Object m() { return "default"; } default int n() { return 0; } }
class DefaultedBase { public String m() { return "base"; } }
class DefaultedImpl extends DefaultedBase implements Defaulted {}
interface Refined { Object m(); }
interface RefinedFiner extends Refined { @Override CharSequence m(); }
class RefinedBase { public String m() { return "base"; } }
class RefinedImpl extends RefinedBase implements RefinedFiner {}
interface Abstract { Object m(); }
interface AbstractFiner { String m(); }
abstract class AbstractBase implements Abstract {}
abstract class AbstractImpl extends AbstractBase implements AbstractFiner {}
abstract class Low extends AbstractImpl {}
interface Copied { Object clone(); }
class CopiedImpl implements Copied { @Override public CopiedImpl clone() { return this; } }
//// step 2: Emissaries.java
emissary OfDefault(DefaultedImpl impl) implements Defaulted;
emissary OfRefined(RefinedImpl impl) implements Refined;
emissary OfAbstract(Low low) implements Abstract;
emissary OfCopied(CopiedImpl impl) implements Copied;
//// same: Emissaries.java
final class OfDefault extends dev.emissary.lang.Emissary implements Defaulted {
    private final DefaultedImpl impl;
    OfDefault(DefaultedImpl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
    public int n() { return impl.n(); }
}
final class OfRefined extends dev.emissary.lang.Emissary implements Refined {
    private final RefinedImpl impl;
    OfRefined(RefinedImpl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
}
final class OfAbstract extends dev.emissary.lang.Emissary implements Abstract {
    private final Low low;
    OfAbstract(Low low) { this.low = low; }
    public Object m() { return low.m(); }
}
final class OfCopied extends dev.emissary.lang.Emissary implements Copied {
    private final CopiedImpl impl;
    OfCopied(CopiedImpl impl) { this.impl = impl; }
    public Object clone() { return impl.clone(); }
}
