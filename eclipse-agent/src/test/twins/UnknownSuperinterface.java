// reason: ecj reports an unknown superinterface at each class below it as well.
// excuses: diagnostics/mistake-in-a-delegates-type-is-the-only-error
class Superinterface { abstract class A implements I {} interface I extends Missing { void m(); } }  // ecj: 2
