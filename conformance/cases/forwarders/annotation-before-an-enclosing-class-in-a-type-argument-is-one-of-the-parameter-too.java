// clauses: EM-FWD-7
// claim: An annotation before the enclosing class of a type argument is one of the parameter too, as in a class by hand.
// prints: 1
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER})
@interface Note {}

interface Sink<T> {
    void put(T t);
}

class Outer<T> {
    class Inner {}
}

emissary Front(Sink<@Note Outer<String>.Inner> sink);

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Front.class.getMethod("put", Outer.Inner.class).getParameterAnnotations()[0].length);
    }
}
