// reason: ecj finds first that the operator has no such operands, and then nothing else.
// excuses: constructors/assignment-of-a-component-field-in-a-compact-constructor-is-an-error
record CompoundAssignment(CharSequence s) { CompoundAssignment { this.s += s; } }  // ecj: 1
