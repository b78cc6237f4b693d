// clauses: EM-CLASS-2, EM-CTOR-2
// claim: The parameters of a compact constructor have the annotations of the components, as those of an implicit one.
// fields of Tagged:
//     @OnField private final Runnable one
//     private final AutoCloseable two
//     @Untargeted private final @Use CharSequence three
// constructors of Tagged: Tagged(Runnable, @OnParameter AutoCloseable, @Untargeted @Use CharSequence)
import static java.lang.annotation.ElementType.*;

import java.lang.annotation.*;

emissary Tagged(@OnField Runnable one, @OnParameter AutoCloseable two, @Untargeted @Use CharSequence three) {
    Tagged {}
}

@Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}
@Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}
@Retention(RetentionPolicy.RUNTIME) @Target(PARAMETER) @interface OnParameter {}
@Retention(RetentionPolicy.RUNTIME) @Target(TYPE_USE) @interface Use {}
