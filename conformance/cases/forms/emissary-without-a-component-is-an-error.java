// clauses: EM-FORM-5, EM-DIAG-2, EM-DIAG-3
// claim: An emissary has at least one component, in both forms, wherever it stands and whatever else its header and
//     body have; the one error is at its name.
emissary Nothing();  // error: no.component at Nothing
emissary WithBody() {}  // error: no.component at WithBody
emissary WithClause<T>() implements Runnable { public void run() {} }  // error: no.component at WithClause
emissary WithConstructor() { final int x = 1; WithConstructor {} }  // error: no.component at WithConstructor
class Around {
    emissary Member();  // error: no.component at Member

    void method() {
        emissary Local() {}  // error: no.component at Local
    }
}
@dev.emissary.Emissary record Annotated() {}  // error: no.component at Annotated
@dev.emissary.Emissary(Runnable.class) record WithList() {}  // error: no.component at WithList
@dev.emissary.Emissary(Runnable.class) emissary WithListAndClause() implements Runnable;  // error: no.component
