// clauses: EM-CLASS-2
// claim: Type-use annotations inside a component type stay there, in the field and in the parameter.
// class X: public final class X extends dev.emissary.lang.Emissary implements java.util.List<String>
// fields of X:
//     private final @Tag java.util.List<@Tag String> l
//     private final @Tag String @Tag [] array
//     private final String @Tag [] rest
// constructors of X: public X(@Tag java.util.List<@Tag String>, @Tag String @Tag [], String @Tag ...)
//// Tag.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
//// X.java
@dev.emissary.Emissary(java.util.List.class) public record X(
    java.util.@Tag List<@Tag String> l, @Tag String @Tag [] array, String @Tag ... rest) { }
