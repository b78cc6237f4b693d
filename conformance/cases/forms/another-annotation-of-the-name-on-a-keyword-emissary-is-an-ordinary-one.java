// clauses: EM-FORM-3, EM-FORM-7
// claim: Another annotation of the name on an emissary in the keyword form is an ordinary one, and lists nothing.
// class A: @Emissary(String.class) final class A extends dev.emissary.lang.Emissary implements Runnable
// annotations of A:
//     @Emissary[value, [Ljava/lang/String;]]
//     @dev.emissary.Emissary
import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
@interface Emissary {
    Class<?>[] value() default {};
}

@Emissary(String.class) emissary A(Runnable r);
