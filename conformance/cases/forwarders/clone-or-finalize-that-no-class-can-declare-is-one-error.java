// clauses: EM-FWD-2
// claim: A clone or finalize method that cannot override that of Object is one error, inherited or of two delegates too.
// warnings: any
import java.io.IOException;

interface Number { int clone(); }
interface Nothing { void clone(); }
interface Careless { Object clone() throws IOException; }
interface Count { int finalize(); }
interface Same extends Careless { }
interface Handle { void finalize(); }
interface Plain { Object clone(); }

emissary ReturnsNumber(Number i);  // error: method.undeclarable at Number i
emissary ReturnsNothing(Nothing i);  // error: method.undeclarable at Nothing i
emissary Throws(Careless i);  // error: method.undeclarable at Careless i
emissary Finalizes(Count i);  // error: method.undeclarable at Count i
emissary Inherits(Same i);  // error: method.undeclarable at Same i
emissary Two(Number i, Nothing j);  // error: method.undeclarable at Number i
emissary OneOfTwo(Plain i, Careless j);  // error: method.undeclarable at Careless j
emissary ByHand(Plain i) implements Number;  // error: method.undeclarable at Number;
emissary FinalizesByHand(Plain i, Handle j) implements Count;  // error: method.undeclarable at Count;
