// clauses: EM-CLASS-2, EM-FORM-3
// claim: An annotation of a component goes to the field and to the constructor's parameter as far as it applies there,
//     and stays with the type; in both forms, and from class files. Another annotation named Target says nothing of it.
// fields of Tagged:
//     private final Runnable task
//     @Untargeted private final String a
//     @OnField private final String b
//     @OnFieldInBraces private final String c
//     private final String d
//     @OnBoth private final String e
//     @OnMethodToo private final String f
//     private final String g
//     private final @Use String h
//     @UseAndField private final @UseAndField String i
//     private final @UseAndParameter String j
//     private final @UseAndMethod String k
//     private final @UseAndType String l
//     @UseAndAll private final @UseAndAll String m
//     private final @UseAndTypeParameter String n
// constructors of Tagged:
//     public Tagged(Runnable, @Untargeted String, String, String, @OnParameter String, @OnBoth String, String, @OnComponentToo String, @Use String, @UseAndField String, @UseAndParameter @UseAndParameter String, @UseAndMethod String, @UseAndType String, @UseAndAll @UseAndAll String, @UseAndTypeParameter String)
// fields of OtherTarget:
//     @OtherTarget.Tag private final CharSequence s
// constructors of OtherTarget:
//     public OtherTarget(@OtherTarget.Tag CharSequence)
// together: same
//// Tags.java
import static java.lang.annotation.ElementType.*;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}
@Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}
@Retention(RetentionPolicy.RUNTIME) @Target({ElementType.FIELD}) @interface OnFieldInBraces {}
@Retention(RetentionPolicy.RUNTIME) @Target(value = PARAMETER) @interface OnParameter {}
@Retention(RetentionPolicy.RUNTIME) @java.lang.annotation.Target({FIELD, PARAMETER}) @interface OnBoth {}
@Retention(RetentionPolicy.RUNTIME) @Target({METHOD, FIELD}) @interface OnMethodToo {}
@Retention(RetentionPolicy.RUNTIME) @Target({RECORD_COMPONENT, PARAMETER, METHOD}) @interface OnComponentToo {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE}) @interface Use {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, FIELD}) @interface UseAndField {}
@Retention(RetentionPolicy.RUNTIME) @Target({PARAMETER, TYPE_USE}) @interface UseAndParameter {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, METHOD}) @interface UseAndMethod {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, TYPE}) @interface UseAndType {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, FIELD, PARAMETER, METHOD}) @interface UseAndAll {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, TYPE_PARAMETER}) @interface UseAndTypeParameter {}
//// step 2: Tagged.java
@dev.emissary.Emissary(Runnable.class)
public emissary Tagged(
        Runnable task,
        @Untargeted String a,
        @OnField String b,
        @OnFieldInBraces String c,
        @OnParameter String d,
        @OnBoth String e,
        @OnMethodToo String f,
        @OnComponentToo String g,
        @Use String h,
        @UseAndField String i,
        @UseAndParameter String j,
        @UseAndMethod String k,
        @UseAndType String l,
        @UseAndAll String m,
        @UseAndTypeParameter String n);
//// same: Tagged.java
@dev.emissary.Emissary(Runnable.class)
public record Tagged(
        Runnable task,
        @Untargeted String a,
        @OnField String b,
        @OnFieldInBraces String c,
        @OnParameter String d,
        @OnBoth String e,
        @OnMethodToo String f,
        @OnComponentToo String g,
        @Use String h,
        @UseAndField String i,
        @UseAndParameter String j,
        @UseAndMethod String k,
        @UseAndType String l,
        @UseAndAll String m,
        @UseAndTypeParameter String n) {}
//// step 2: OtherTarget.java
public emissary OtherTarget(@Tag CharSequence s) {
    @interface Target { String value(); }
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    @Target("METHOD") @interface Tag {}
}
