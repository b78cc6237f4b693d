// clauses: EM-DIAG-4
// claim: Neither another word in @SuppressWarnings nor one on another component suppresses the warnings of lint=on.
// options: lint=on
@SuppressWarnings({"all", "serial"}) emissary OtherWords(CharSequence c);  // warning: contract at CharSequence
emissary OtherComponent(CharSequence c, @SuppressWarnings("emissary") Runnable r);  // warning: contract at CharSequence
