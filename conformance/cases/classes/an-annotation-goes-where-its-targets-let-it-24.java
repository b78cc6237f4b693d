// clauses: EM-CLASS-2
// claim: An annotation of a component goes to the field and to the parameter as far as its targets allow.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// methods of X:
//     public CharSequence subSequence(int, int)
//     public boolean isEmpty()
//     public char charAt(int)
//     public int length()
//     public java.util.stream.IntStream chars()
//     public java.util.stream.IntStream codePoints()
//// Tag.java
import java.lang.annotation.*;
@Target({ElementType.METHOD, ElementType.FIELD}) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
//// X.java
public emissary X(@Tag CharSequence s) { public X { } }
