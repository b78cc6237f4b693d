// clauses: EM-CTOR-2
// claim: A compact constructor may not end at all, so that nothing is assigned.
emissary While(CharSequence s) { While { while (true) { s.length(); } } }
emissary For(CharSequence s) { For { for (;;) { } } }
emissary Do(CharSequence s) { Do { do { s = s + "x"; } while (true); } }
emissary Throw(CharSequence s) { Throw { throw new IllegalStateException(); } }
