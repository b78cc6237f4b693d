// clauses: EM-FORM-2
// claim: The word names an annotated return type that follows type parameters.
class A {
    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Use {}
    static class emissary {}
    <T> @Use emissary a(T t) { return null; }
}
