// clauses: EM-FORM-2
// claim: A method whose return type is named emissary is read as the declaration of an emissary.
// class A$f: static final class A$f extends dev.emissary.lang.Emissary implements Runnable
// methods of A$f: public void run()
class A {
    static class emissary { }
    emissary f(Runnable r) { }
}
