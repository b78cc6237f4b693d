// clauses: EM-FWD-7, EM-DIAG-3
// claim: An annotation that is repeated in a type argument, and whose container is none, is the language's own error.
import java.lang.annotation.*;

@interface NoContainer {}
@Target(ElementType.TYPE_USE) @Repeatable(NoContainer.class) @interface Q {}  // error
interface Foo<T> { @Q T g(); }

emissary Front(Foo<@Q @Q String> foo);  // error
