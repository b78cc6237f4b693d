// clauses: EM-FWD-7, EM-DIAG-3
// claim: A mistake in an annotation of a type argument, which forwarders would carry, is the language's own error, also
//     in its container.
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @interface A {}
interface Foo<T> { @A T f(List<T> l); }
emissary Repeated(Foo<@A @A String> foo);  // error
emissary Unknown(Foo<@Missing String> foo);  // error
emissary NotApplicable(Foo<@Override String> foo);  // error
emissary UnknownElement(Foo<@A(nope = 1) String> foo);  // error
@interface NoContainer {}
@Target(ElementType.TYPE_USE) @Repeatable(NoContainer.class) @interface Q {}  // error
interface Contained<T> { @Q T g(); }
emissary Front(Contained<@Q @Q String> foo);  // error
