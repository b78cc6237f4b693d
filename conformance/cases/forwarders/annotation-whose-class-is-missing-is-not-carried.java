// clauses: EM-FWD-7
// claim: An annotation whose class is missing is not carried.
// without: p.Nullable
//// p/Nullable.java
package p;
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
//// p/Foo.java
package p;
import java.util.List;
public interface Foo {
    @Nullable String f(@Nullable String s, List<@Nullable String> l) throws @Nullable RuntimeException;
    <T extends @Nullable Object, @Nullable U> T g(U u);
}
//// step 2: X.java
emissary X(p.Foo foo);
