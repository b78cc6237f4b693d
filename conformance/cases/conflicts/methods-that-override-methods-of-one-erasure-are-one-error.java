// clauses: EM-CONF-1
// claim: Methods that override methods of one erasure would need the same bridge: they are one error, which no
//     declaration resolves.
interface A<T> { int m(T t); } interface A2<T> { int m(T t); } interface B { int m(Object o); } interface C { int m(String s); }

emissary OfTwoGenerics(A<String> a, A2<Integer> b);  // error: method.bridge
emissary OfGenericAndObject(A<String> a, B b);  // error: method.bridge
emissary OfObjectAndGeneric(B b, A<String> a);  // error: method.bridge
emissary OfVariable<T extends Number>(A<T> a, A2<String> b);  // error: method.bridge
// A declaration of m(String) would resolve A and C; the bridge of A would clash with B all the same.
emissary OfThree(A<String> a, B b, C c);  // error: method.bridge
emissary WithObjectLast(A<String> a, C c, B b);  // error: method.bridge
emissary WithObjectFirst(B b, A<String> a, C c);  // error: method.bridge
emissary WithGenericLast(C c, B b, A<String> a);  // error: method.bridge
