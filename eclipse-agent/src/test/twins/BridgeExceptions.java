// reason: a bridge that overrides Object.clone() and a method of an interface has the throws clause of the former from
// javac, and that of the latter from ecj.
// excuses: forwarders/methods-of-the-class-file-of-the-superclass-replace-nothing
// excuses: forwarders/clone-that-a-class-can-declare-is-forwarded
// writes in BridgeExceptions: 0 of throws
// writes in Declared: 1 of throws java/lang/CloneNotSupportedException java/lang/Exception
interface Foo { Object clone(); }
class BridgeExceptions implements Foo { @Override public String clone() { return ""; } }
interface Copied<T, E extends Exception> { T clone() throws CloneNotSupportedException, E; }
class Declared<E extends RuntimeException> implements Copied<String, E> {
    @Override public String clone() throws CloneNotSupportedException, E { return ""; }
}
