// Mistakes in compact constructors.
// clauses: EM-CTOR-2, EM-DIAG-3

//// case: additional-field-that-one-branch-leaves-unassigned-is-an-error (EM-CTOR-2)
// claim: A compact constructor may assign additional final fields, and has to do so in each branch.
emissary Tagged(CharSequence s) {
    final int extra;
    Tagged { if (s != null) { extra = 1; } else { s = ""; } }  // one error
}

//// case: assignment-of-a-component-field-in-a-compact-constructor-is-an-error (EM-CTOR-2)
// claim: An assignment to a component's field in a compact constructor is an error, in whatever expression it stands and
//     in both forms.
emissary Plain(CharSequence s) { Plain { this.s = s; } }  // error: compact.assignment
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { this.s = s; }  // error: compact.assignment
}
emissary Parenthesized(CharSequence s) { Parenthesized { (this).s = s; } }  // error: compact.assignment
@dev.emissary.Emissary(CharSequence.class) emissary Compound(CharSequence s, int count) {
    Compound { this.count += 1; }  // error: compact.assignment
}
@dev.emissary.Emissary(CharSequence.class) emissary Increment(CharSequence s, int count) {
    Increment { this.count++; }  // error: compact.assignment
}
emissary Qualified(CharSequence s) { Qualified { Qualified.this.s = s; } }  // error: compact.assignment
emissary InLambda(CharSequence s) { InLambda { Runnable t = () -> this.s = s; } }  // error: compact.assignment
emissary InIf(CharSequence s) { InIf { if (s == null) this.s = ""; } }  // error: compact.assignment
emissary InExpression(CharSequence s) { InExpression { CharSequence t = (this.s) = s; } }  // error: compact.assignment
emissary OfAnother(CharSequence s) { OfAnother { OfAnother other = this; other.s = s; } }  // error

//// case: compact-constructor-declares-no-checked-exception
emissary Front(CharSequence s) { Front { throw new java.io.IOException(); } }  // one error

//// case: compact-constructor-may-be-annotated-and-its-parameters-captured (EM-CTOR-2)
// claim: A compact constructor may be annotated and have a doc comment, and its parameters can be captured.
// constructors of X: @Deprecated public X(T)
// main: X
// prints: 4
public emissary X<T extends CharSequence>(T s) implements CharSequence {
    private final java.util.function.IntSupplier length;
    /** A comment. */
    @Deprecated @SuppressWarnings({"x", "y"}) public X { length = () -> s.length(); }
    public static void main(String[] arguments) {
        System.out.println(new X<>("four").length.getAsInt());
    }
}

//// case: compact-constructor-with-type-parameters-is-an-error (EM-CTOR-2, EM-CTOR-3)
emissary Generic(CharSequence s) { <T> Generic { } }  // any error

//// case: component-field-is-not-assigned-before-the-end-of-a-compact-constructor
// claim: A compact constructor that reads a component's field is an error, because the fields are assigned at its
//     end.
emissary Front(CharSequence s) { Front { int n = this.s.length(); } }  // one error

//// case: constructor-call-in-a-compact-constructor-is-an-error (EM-CTOR-2, EM-CTOR-3)
// claim: A compact constructor calls no constructor, neither of the class nor of its superclass.
emissary CallsSuper(CharSequence s) { CallsSuper { super(); } }  // error: canonical.call
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { super(); }  // error: canonical.call
}
emissary CallsThis(CharSequence s) {
    CallsThis { this(1); }  // error: canonical.call
    CallsThis(int n) { this.s = null; }  // error: constructor.call
}

//// case: errors-in-a-compact-constructor-are-those-of-a-record
emissary Redeclared(CharSequence s) { Redeclared { String s = null; } }  // one error
emissary Undefined(CharSequence s) { Undefined { undefined(); } }  // one error
emissary Local(CharSequence s) { Local { abstract class Both implements Runnable, Runnable { } } }  // error

//// case: parameter-that-a-compact-constructor-assigns-cannot-be-captured
emissary Front(CharSequence s) {
    Front {
        s = s + ""; Runnable r = () -> s.length();  // error
    }
}

//// case: return-in-a-compact-constructor-is-an-error (EM-CTOR-2)
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

//// case: second-canonical-constructor-is-an-error (EM-CTOR-2, EM-CTOR-3)
emissary Front(Runnable task) { Front { } Front(Runnable task) { this.task = task; } }  // error

//// case: unreachable-statement-in-a-compact-constructor-is-an-error
emissary Front(CharSequence s) { Front { throw new Error(); s = null; } }  // one error
