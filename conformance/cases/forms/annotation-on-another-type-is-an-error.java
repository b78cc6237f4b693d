// clauses: EM-FORM-6
// claim: The annotation on any type but a record or an emissary is an error at the annotation, wherever the type
//     stands; given twice it is the language's own error.
import dev.emissary.Emissary;
@Emissary class OnClass {}  // error: not.a.record at @Emissary
@Emissary interface OnInterface {}  // error: not.a.record at @Emissary
@Emissary enum OnEnum {}  // error: not.a.record at @Emissary
@Emissary @interface OnAnnotation {}  // error: not.a.record at @Emissary
@dev.emissary.Emissary(Runnable.class) abstract class WithList {}  // error: not.a.record at @dev
final @Emissary class AfterModifier {}  // error: not.a.record at @Emissary
class Around {
    @Emissary class OnMember {}  // error: not.a.record at @Emissary

    void method() {
        @Emissary class OnLocalClass {}  // error: not.a.record at @Emissary
        @Emissary interface OnLocalInterface {}  // error: not.a.record at @Emissary
        Runnable lambda = () -> {
            @Emissary enum OnEnumInLambda {}  // error: not.a.record at @Emissary
        };
    }
}
@Emissary @Emissary record Twice(Runnable r) {}  // error
