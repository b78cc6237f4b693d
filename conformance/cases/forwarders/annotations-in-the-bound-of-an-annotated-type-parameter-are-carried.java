// clauses: EM-FWD-7
// claim: Annotations in the bound of a type parameter that is annotated itself are carried to the forwarders.
// prints: 1 1
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Method;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER})
@interface Note {}

@Target(ElementType.TYPE_PARAMETER)
@interface Mark {}

interface Sink<T> {
    void put(T t);
}

@dev.emissary.Emissary(Sink.class)
record Front<K, @Mark S extends Sink<@Note K>>(S sink) {}

class Main {
    public static void main(String[] arguments) throws Exception {
        Method put = Front.class.getMethod("put", Object.class);
        AnnotatedParameterizedType bound =
                (AnnotatedParameterizedType) Front.class.getTypeParameters()[1].getAnnotatedBounds()[0];
        System.out.println(put.getParameterAnnotations()[0].length + " "
                + bound.getAnnotatedActualTypeArguments()[0].getAnnotations().length);
    }
}
