// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names an annotated return type that follows type parameters.
// plain: same
// warnings: any
class A {
    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Use {}
    static class emissary {}
    <T> @Use emissary a(T t) { return null; }
}
