// clauses: EM-CLASS-2
// claim: The annotation of a component may be one that the emissary itself declares.
// fields of Tagged:
//     @Tagged.OnField private final Runnable one
//     @Tagged.Untargeted private final @Tagged.Use AutoCloseable two
// constructors of Tagged: Tagged(Runnable, @Tagged.Untargeted @Tagged.Use AutoCloseable)
import static java.lang.annotation.ElementType.*;

import java.lang.annotation.*;

emissary Tagged(@Tagged.OnField Runnable one, @Tagged.Untargeted @Tagged.Use AutoCloseable two) {
    @Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}

    @Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}

    @Retention(RetentionPolicy.RUNTIME) @Target(TYPE_USE) @interface Use {}
}
