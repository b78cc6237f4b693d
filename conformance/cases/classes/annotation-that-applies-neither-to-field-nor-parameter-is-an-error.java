// clauses: EM-CLASS-2
// claim: An annotation of a component that applies neither to a field nor to a parameter is an error, in both forms and
//     whatever constructor is written.
import static java.lang.annotation.ElementType.*;

import java.lang.annotation.Target;

@Target({METHOD}) @interface OnMethod {}
@Target({RECORD_COMPONENT}) @interface OnComponent {}
@Target({TYPE, LOCAL_VARIABLE, CONSTRUCTOR}) @interface OnType {}
@Target({TYPE_PARAMETER, PACKAGE, ANNOTATION_TYPE}) @interface OnPackage {}
@Target({}) @interface Nowhere {}

emissary InKeywordForm(
        Runnable task,
        @OnMethod CharSequence text);  // error

@dev.emissary.Emissary record InAnnotationForm(
        Runnable task,
        @OnComponent CharSequence text) {}  // error

emissary WithCompactConstructor(
        @OnType Runnable task) {  // error
    WithCompactConstructor {}
}

emissary WithExplicitConstructor(
        @OnPackage Runnable task) {  // error
    WithExplicitConstructor(Runnable task) {
        this.task = task;
    }
}

emissary OfAllKinds(
        @Nowhere Runnable task);  // error
