// clauses: EM-CONF-7
// claim: Methods whose signatures differ for the type arguments, or were the same before, or that the body declares, are
//     legal.
// warnings: any
// methods of OfOtherArgument:
//     bridge public void m(Object)
//     public void m(Integer)
//     public void m(String)
// methods of OfVariable:
//     public void m(String)
//     public void m(T)
// methods of OfRaw:
//     public void m(Object)
//     public void m(String)
// methods of Declared:
//     bridge public void m(Object)
//     public void m(String)
// methods of OfRedeclared:
//     bridge public void m(Object)
//     public void m(String)
// methods of OfTwoInterfaces:
//     bridge public void m(Object)
//     public void m(String)
interface Both<T> { void m(T t); void m(String s); }
interface Top<T> { void m(T t); }
interface Strings { void m(String s); }
interface Redeclaring extends Top<String>, Strings { @Override void m(String s); }
class Impl implements Top<String>, Strings { @Override public void m(String s) {} }

emissary OfOtherArgument(Both<Integer> both);
emissary OfVariable<T>(Both<T> both);
emissary OfRaw(Both both);
emissary Declared(Both<String> both) { @Override public void m(String s) {} }
emissary OfRedeclared(Redeclaring both);
emissary OfTwoInterfaces(Impl both) implements Top<String>, Strings;
