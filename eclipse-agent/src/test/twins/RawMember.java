// reason: of a raw class, ecj does not find the method of the interface that one of the class overrides.
// excuses: forwarders/forwarder-calls-a-raw-class-or-interface-that-hides-nothing
interface Baz<T> { T m(T t); }
abstract class Narrow<T extends Number> implements Baz<T> { @Override public T m(T t) { return t; } }
class RawMember { Object m(Narrow narrow, Object o) { return narrow.m(o); } }  // ecj: 1
