// clauses: EM-CONF-1
// claim: Methods that override methods of one erasure are one error.
interface A<T> { int m(T t); } interface A2<T> { int m(T t); } interface B { int m(Object o); }

emissary E1(A<String> a, A2<Integer> b);  // error: method.bridge
emissary E2(A<String> a, B b);  // error: method.bridge
emissary E3(B b, A<String> a);  // error: method.bridge
emissary E4<T extends Number>(A<T> a, A2<String> b);  // error: method.bridge
