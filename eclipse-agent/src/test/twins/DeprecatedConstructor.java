// reason: ecj warns of a deprecated constructor of a generic class within that class, where JLS 9.6.4.6 has no warning.
// warnings: deprecation
// excuses: constructors/compact-constructor-may-be-annotated-and-its-parameters-captured
class DeprecatedConstructor<T> {
    @Deprecated DeprecatedConstructor(T t) {}
    Object m(T t) { return new DeprecatedConstructor<>(t); }  // ecj: 1
}
