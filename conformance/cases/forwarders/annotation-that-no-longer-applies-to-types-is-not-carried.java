// clauses: EM-FWD-7
// claim: An annotation that no longer applies to types is not carried.
// methods of X:
//     public <T, U> T g(U)
//     public String f(String, java.util.List<String>) throws RuntimeException
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
//// step 2: p/Nullable.java
package p;
import java.lang.annotation.*;
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface Nullable {}
//// step 2: X.java
emissary X(p.Foo foo);
