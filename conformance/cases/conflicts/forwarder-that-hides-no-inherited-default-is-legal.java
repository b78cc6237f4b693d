// clauses: EM-CONF-6, EM-DEL-4
// claim: No default is hidden where a delegated interface has the same method or one that overrides it, where the
//     interface redeclares it as abstract, and where the methods are not the same.
interface Named { String name(); }
interface Defaulted { default String name() { return ""; } }
interface Taker<T> { void take(T t); }

interface Redeclared extends Named { @Override String name(); }
interface Heir extends Defaulted {}
interface OtherHeir extends Defaulted {}
interface AbstractAgain extends Defaulted { @Override String name(); }
interface Overriding extends Defaulted { @Override default String name() { return "o"; } }
interface WithDefault extends Named { @Override default String name() { return ""; } }
abstract class HasBoth implements WithDefault, Named {}

emissary OfAbstractRedeclaration(Named named) implements Redeclared;
emissary OfSameDefaultTwice(OtherHeir heir) implements Heir;
emissary OfHeir(Defaulted defaulted) implements Heir;
emissary OfDelegatedRedeclaration(AbstractAgain again) implements Defaulted;
emissary OfDelegatedOverride(Overriding overriding) implements Defaulted;
emissary OfDelegatedRedeclarationAndHeir(AbstractAgain again) implements Heir;
emissary OfHandRedeclaration(Named named) implements Defaulted, AbstractAgain;
emissary OfHandRedeclarationFirst(Named named) implements AbstractAgain, Defaulted;
emissary OfDelegatedDefault(WithDefault withDefault) implements Named;
emissary OfClassWithBoth(HasBoth both) implements WithDefault, Named;

class OfOtherMethods {
    interface Overload { default String name(int i) { return ""; } }
    interface Static { static String name() { return ""; } }
    interface OtherName { default String other() { return ""; } }
    interface OtherArgument<T> { default void put(T t) {} }
    emissary OfOverload(Named named) implements Overload;
    emissary OfStatic(Named named) implements Static;
    emissary OfOther(Named named) implements OtherName;
    emissary OfOtherArgument(Taker<String> taker) implements OtherArgument<Integer>;
}
