// clauses: EM-CONF-6, EM-DIAG-1
// claim: A forwarder that would hide a default method of an interface that is implemented by hand is an error at that
//     interface, which shows both calls, whether the interface has the default itself or inherits it, and is related to
//     the delegated one or not.
// given: NamedDefaults
// says:
//     this.speaker.name()
//     Loud.super.name()
import dev.emissary.Emissary;



emissary OfSubinterface(Named named) implements Sub;  // error: method.default at Sub;
emissary OfUnrelatedInterface(Named named) implements Unrelated;  // error: method.default at Unrelated;
@Emissary record InAnnotationForm(Named named) implements Unrelated {}  // error: method.default at Unrelated
emissary OfInheritedDefault(Named named) implements Heir;  // error: method.default at Heir
emissary OfGenericInterface(Named named) implements Generic<String>;  // error: method.default
emissary OfNamedClass(Impl impl) implements Named, Unrelated;  // error: method.default at Unrelated
@Emissary(Named.class) emissary OfList(Impl impl) implements Unrelated;  // error: method.default at Unrelated
emissary OfVariable<T extends Named>(T t) implements Unrelated, Named;  // error: method.default at Unrelated
emissary OfTwo(Named named) implements Sub, Heir;  // error: method.default
emissary OfTwoReversed(Named named) implements Heir, Sub;  // error: method.default
emissary OfCommonBase(OfBase named) implements BesideOfBase;  // error: method.default at BesideOfBase
interface Loud extends Named { @Override default String name() { return "LOUD"; } }
emissary Speaker(Named speaker) implements Loud;  // error: method.default
