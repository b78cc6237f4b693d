// reason: a bridge that overrides Object.clone() has the throws clause of this from javac, and none from ecj.
// excuses: forwarders/methods-of-the-class-file-of-the-superclass-replace-nothing
// writes in BridgeExceptions: 0 of throws
class BridgeExceptions { @Override public String clone() { return ""; } }
