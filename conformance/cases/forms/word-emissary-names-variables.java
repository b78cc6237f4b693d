// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names variables.
// plain: same
// warnings: any
class A {
    static int emissary = 0;
    int f(int k, int emissary) {
        int a = emissary < 3 ? emissary : -emissary;
        a += emissary >> 1;
        a = (emissary) + (emissary) + this.emissary + A.emissary;
        assert emissary == 0 : emissary;
        emissary++;
        ++emissary;
        emissary = a;
        emissary += 2;
        do emissary++; while (emissary < 3);
        for (emissary = 0; emissary < 2; emissary++) a--;
        if (a > 1) emissary--; else emissary = 2;
        int[] array = {emissary, emissary};
        array[emissary] = array[emissary];
        boolean less = emissary < k, more = k > emissary;
        synchronized (this) { emissary--; }
        return emissary;
    }
    void locals() {
        int emissary, other = 2;
        emissary = other;
        { final int inner = emissary; }
        for (int i = emissary; i < emissary; ) {}
    }
    void declared() { for (int emissary = 0, q = 1; emissary < q; emissary++) {} }
    void each(int[] all) { for (int emissary : all) { all[0] = emissary; } }
    void caught() { try { locals(); } catch (RuntimeException emissary) { throw emissary; } }
    void resource(AutoCloseable c) throws Exception { try (var emissary = c) { emissary.hashCode(); } }
}
