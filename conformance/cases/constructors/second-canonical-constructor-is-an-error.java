// clauses: EM-CTOR-2, EM-CTOR-3
// claim: A canonical constructor beside a compact one is an error, and so is a second compact one.
emissary Front(Runnable task) { Front { } Front(Runnable task) { this.task = task; } }  // error
emissary Compact(CharSequence s) { Compact { } Compact { } }  // error
