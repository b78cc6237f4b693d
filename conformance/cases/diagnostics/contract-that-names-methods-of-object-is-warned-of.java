// Contracts that specify methods of Object.
// clauses: EM-DIAG-4

//// case: contract-that-names-methods-of-object-is-warned-of
// claim: lint=on warns of a delegated interface that specifies methods of Object, and says which the body does not have.
// options: lint=on
// says:
//     specifies toString()
//     specifies equals(Object), hashCode()
//     specifies hashCode()
//     specifies equals(Object)
import java.util.List;
import java.util.Set;

interface Keyed { int hashCode(); }
interface Key extends Keyed { void f(); }

emissary OfText(CharSequence text);  // warning: contract at CharSequence
emissary OfList(List<String> list);  // warning: contract
emissary OfSet(Set<String> set);  // warning: contract
emissary Named(String text) implements CharSequence;  // warning: contract at CharSequence
@dev.emissary.Emissary(CharSequence.class) emissary Listed(String text);  // warning: contract at String
emissary OfInherited(Key key);  // warning: contract at Key
emissary ByHand(List<String> list) { public int hashCode() { return 1; } }  // warning: contract
emissary AllByHand(CharSequence text) { public String toString() { return "text"; } }
