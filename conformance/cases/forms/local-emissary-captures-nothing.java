// clauses: EM-FORM-4
// claim: A local emissary, in either form, captures no local variable, no this and no type variable.
class Around<T> {
    int field;

    void instance() {}

    <U> void method(int parameter) {
        int variable = 1;
        emissary OfVariable(Runnable task) { int f() { return variable; } }  // error
        @dev.emissary.Emissary record InAnnotationForm(Runnable task) { int f() { return variable; } }  // error
        emissary OfParameter(Runnable task) { int f() { return parameter; } }  // error
        emissary OfField(Runnable task) { int f() { return field; } }  // error
        emissary OfMethod(Runnable task) { void f() { instance(); } }  // error
        emissary OfThis(Runnable task) { Object f() { return Around.this; } }  // error
        emissary OfClassVariable(Runnable task) { T f() { return null; } }  // error
        emissary OfMethodVariable(Runnable task) { U f() { return null; } }  // error
        emissary InConstructor(Runnable task) { InConstructor { int i = parameter; } }  // error
        emissary InCall(Runnable task) { InCall() { this(() -> instance()); } }  // error
        emissary InClass(Runnable task) { Object f() { return new Object() { int g() { return parameter; } }; } }  // error
    }
}
