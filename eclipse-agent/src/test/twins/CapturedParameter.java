// reason: ecj reports a captured variable that is assigned at the assignment and at the use.
// excuses: constructors/parameter-that-a-compact-constructor-assigns-cannot-be-captured
class CapturedParameter { void m(CharSequence s) { s = ""; Runnable r = () -> s.length(); } }  // ecj: 2
