// Headers that depend on the emissary itself, and headers that only seem to.
// clauses: EM-DEL-6

//// case: interface-that-depends-on-an-emissary-without-superclass-is-a-cycle (EM-DEL-6, EM-OPT-3)
// options: superclass=none
//// E.java
emissary E(I i) { interface J {} }  // one error
//// I.java
interface I extends E.J {}

//// case: interface-that-depends-on-the-emissary-is-a-cycle
//// KeywordTypes.java
emissary KeywordE(KeywordI i) { interface J {} }  // error somewhere
interface KeywordI extends KeywordE.J {}
//// AnnotationTypes.java
@dev.emissary.Emissary record AnnotationE(AnnotationI i) { interface J {} }  // error somewhere
interface AnnotationI extends AnnotationE.J {}
//// SecondTypes.java
emissary SecondE(Runnable r, SecondI i) { interface J {} }  // error somewhere
interface SecondI extends SecondE.J {}
//// ClauseI.java
interface ClauseI extends ClauseE.J {}
//// ClauseE.java
emissary ClauseE(Runnable r, ClauseI i) implements Runnable, ClauseI { interface J {} }  // error somewhere
//// ListTypes.java
@dev.emissary.Emissary(ListI.class) emissary ListE(ListI i) { interface J {} }  // error somewhere
interface ListI extends ListE.J {}
//// DeeperTypes.java
emissary DeeperE(DeeperI i) { static class K { interface J {} } }  // error somewhere
interface DeeperI extends DeeperE.K.J {}
//// GenericTypes.java
emissary GenericE<T>(GenericI<T> i) { interface J {} }  // error somewhere
interface GenericI<T> extends GenericE.J {}
//// VariableTypes.java
emissary VariableE<T extends VariableI>(T i) implements VariableI { interface J {} }  // error somewhere
interface VariableI extends VariableE.J { void f(); }
//// EnclosingTypes.java
emissary EnclosingE(EnclosingO.I i) { interface J {} }  // error somewhere
class EnclosingO implements EnclosingE.J { interface I {} }

//// case: name-that-does-not-depend-on-what-is-inherited-may-stand-in-the-header
import java.util.Map;
import java.util.Map.Entry;
interface Shop { void open(); interface Till { int total(); } }
emissary Qualified(Shop shop, Shop.Till till);
emissary Imported<K, V>(Map<K, V> map, Comparable<Entry<K, V>> comparable);
emissary Variable<Till extends Runnable>(Shop shop, Comparable<Till> till);
emissary Own(Shop shop, Comparable<Till> till) { interface Till { int own(); } }
emissary Body(Shop shop) { Till till() { return null; } }
class Around implements Shop {
    public void open() {}
    emissary Front(Shop shop, Till till);
}
interface Sub extends Shop { emissary Front(Shop shop, Till till); }

//// case: type-that-the-header-does-not-depend-on-may-follow-the-emissary
// options: superclass=none
emissary ArgumentE(ArgumentI<ArgumentE.J> i) { interface J {} }
interface ArgumentI<T> {}
emissary SuperinterfaceE(SuperinterfaceI i) { interface J {} }
interface SuperinterfaceI extends Comparable<SuperinterfaceE.J> {}
emissary MemberE(MemberI i) { interface J {} }
interface MemberI { MemberE.J j(); }
emissary ComponentE(ComponentC c) implements Runnable { interface J {} }
abstract class ComponentC implements Runnable, ComponentE.J {}
@dev.emissary.Emissary(Runnable.class) emissary ListedE(ListedC c) { interface J {} }
abstract class ListedC implements Runnable, ListedE.J {}
emissary NestedE(NestedI i) { interface J {} }
interface NestedI { interface K extends NestedE.J {} }
