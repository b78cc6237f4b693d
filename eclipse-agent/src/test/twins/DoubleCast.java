// reason: ecj casts twice where an interface is a second bound of a type variable; the agent casts once, as javac does.
// excuses: equivalence/component-of-a-type-variable
// writes in DoubleCast: 2 of CHECKCAST Bar
interface Bar { int b(); }
class Base {}
class DoubleCast<U extends Base & Bar> {
    private U u;
    int b() { return u.b(); }
}
