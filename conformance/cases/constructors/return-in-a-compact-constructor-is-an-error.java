// clauses: EM-CTOR-2
// claim: A return statement in a compact constructor is an error, wherever it stands, in both forms.
emissary Last(CharSequence s) { Last { return; } }  // error: compact.return at return
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm {
        if (s == null) {
            return;  // error: compact.return at return
        }
    }
}
emissary InIf(CharSequence s) { InIf { if (s == null) { return; } } }  // error: compact.return at return
emissary InSwitch(CharSequence s) {
    InSwitch {
        switch (s.length()) {
            case 1 -> { return; }  // error: compact.return at return
            default -> { }
        }
    }
}
emissary InTry(CharSequence s) { InTry { try { return; } finally { } } }  // error: compact.return at return
