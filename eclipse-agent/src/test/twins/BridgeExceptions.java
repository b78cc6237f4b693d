// reason: a bridge that overrides Object.clone() and a method of an interface has the throws clause of the former from
// javac, and none from ecj.
// excuses: forwarders/methods-of-the-class-file-of-the-superclass-replace-nothing
// writes in BridgeExceptions: 0 of throws
interface Foo { Object clone(); }
class BridgeExceptions implements Foo { @Override public String clone() { return ""; } }
