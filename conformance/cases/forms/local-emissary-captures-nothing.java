// clauses: EM-FORM-4
// claim: A local emissary captures no local variable, no this and no type variable.
class Around<T> {
    int field;

    <U> void method(int parameter) {
        int variable = 1;
        emissary OfVariable(Runnable task) {
            int f() {
                return variable;  // error
            }
        }
        emissary OfParameter(Runnable task) {
            int f() {
                return parameter;  // error
            }
        }
        emissary OfField(Runnable task) {
            int f() {
                return field;  // error
            }
        }
        emissary OfClassVariable(Runnable task) {
            T f() {  // error
                return null;
            }
        }
        emissary OfMethodVariable(Runnable task) {
            U f() {  // error
                return null;
            }
        }
    }
}
