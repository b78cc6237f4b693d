// Forwarders and the default methods of interfaces that are implemented by hand.
// clauses: EM-CONF-6

//// case: default-of-another-method-stays-inherited
// claim: A default of an interface implemented by hand that no delegate supplies is inherited, and calls the
//     forwarders.
// prints: xx
interface Foo { String name(); }
interface Loud { String name(); default String twice() { return name() + name(); } }
emissary E(Foo f) implements Loud;
class Main { public static void main(String[] arguments) { System.out.println(new E(() -> "x").twice()); } }

//// case: default-that-a-forwarder-would-hide-is-an-error (EM-CONF-6, EM-DIAG-1)
// given: NamedDefaults
// says:
//     this.named.name()
//     Sub.super.name()
import dev.emissary.Emissary;
emissary OfSubinterface(Named named) implements Sub;  // error: method.default at Sub;
emissary OfUnrelatedInterface(Named named) implements Unrelated;  // error: method.default at Unrelated;
emissary OfInheritedDefault(Named named) implements Heir;  // error: method.default at Heir
emissary OfGenericInterface(Named named) implements Generic<String>;  // error: method.default
emissary OfNamedClass(Impl impl) implements Named, Unrelated;  // error: method.default at Unrelated
@Emissary(Named.class) emissary OfList(Impl impl) implements Unrelated;  // error: method.default at Unrelated
emissary OfTwo(Named named) implements Sub, Heir;  // error: method.default
emissary OfCommonBase(OfBase named) implements BesideOfBase;  // error: method.default at BesideOfBase

//// case: default-that-a-forwarder-would-hide-is-resolved-by-either-call
// claim: The body that declares the method may call the delegate or the default.
// given: NamedDefaults
// prints: delegate Sub delegate Unrelated Sub
emissary OfDelegate(Named named) implements Sub { @Override public String name() { return this.named.name(); } }
emissary OfDefault(Named named) implements Sub { @Override public String name() { return Sub.super.name(); } }
emissary OfClass(Impl impl) implements Named, Unrelated { @Override public String name() { return impl.name(); } }
emissary OfUnrelated(Named named) implements Unrelated { @Override public String name() { return Unrelated.super.name(); } }
emissary OfHeir(Named named) implements Sub, Heir { @Override public String name() { return Heir.super.name(); } }
// run:
Impl impl = new Impl() { @Override public String name() { return "delegate"; } };
System.out.println(new OfDelegate(impl).name() + " " + new OfDefault(impl).name() + " "
        + new OfClass(impl).name() + " " + new OfUnrelated(impl).name() + " " + new OfHeir(impl).name());

//// case: forwarder-that-hides-no-inherited-default-is-legal (EM-CONF-6, EM-DEL-4)
// claim: No default is hidden where a delegated interface has the same method or one that overrides it, where the
//     interface redeclares it as abstract, and where the methods are not the same.
interface Named { String name(); }
interface Defaulted { default String name() { return ""; } }
interface Taker<T> { void take(T t); }
interface Redeclared extends Named { @Override String name(); }
interface Heir extends Defaulted {}
interface AbstractAgain extends Defaulted { @Override String name(); }
interface Overriding extends Defaulted { @Override default String name() { return "o"; } }
interface WithDefault extends Named { @Override default String name() { return ""; } }
abstract class HasBoth implements WithDefault, Named {}
emissary OfAbstractRedeclaration(Named named) implements Redeclared;
emissary OfHeir(Defaulted defaulted) implements Heir;
emissary OfDelegatedRedeclaration(AbstractAgain again) implements Defaulted;
emissary OfDelegatedOverride(Overriding overriding) implements Defaulted;
emissary OfHandRedeclaration(Named named) implements Defaulted, AbstractAgain;
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
