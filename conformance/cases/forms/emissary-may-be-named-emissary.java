// clauses: EM-FORM-2
// claim: An emissary may be named emissary.
// class emissary:
//     final class emissary<emissary extends Runnable> extends dev.emissary.lang.Emissary implements Runnable
// methods of emissary: public void run()
emissary emissary<emissary extends Runnable>(emissary emissary) implements Runnable;
class X { emissary<Runnable> e = new emissary<>(null); }
