// reason: ecj casts twice where an interface is a second bound of a type variable; the agent casts once, as javac does.
// excuses: equivalence/component-of-a-type-variable
// writes in DoubleCast: 2 of CHECKCAST Bar
interface Foo {}
interface Bar<T> { T t(T t); }
class Base {}
class DoubleCast<T extends Foo, U extends Base & Bar<T>> {
    private U u;
    T t(T t) { return u.t(t); }
}
