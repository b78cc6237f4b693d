package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.apt.model.TypeElementImpl;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodVerifier;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/** What the compiler does for records, and emissaries do not have, though they are records in its tree (EM-CLASS-1). */
final class RecordTraits {
    private RecordTraits() {}

    /**
     * Whether a class is a record where that decides about patterns, additional fields, parameters, what is written
     * into the class file and what annotation processors see. Of a record with a field of an unknown type,
     * {@code fields} removes the accessor, which emissaries lack.
     */
    @Hook.Call(
            of = "isRecord",
            in = {
                "org.eclipse.jdt.internal.compiler.ClassFile.completeMethodInfo",
                "org.eclipse.jdt.internal.compiler.ClassFile.generateRecordAttribute",
                "org.eclipse.jdt.internal.compiler.apt.model.TypeElementImpl.getEnclosedElements",
                "org.eclipse.jdt.internal.compiler.apt.model.TypeElementImpl.getKind",
                "org.eclipse.jdt.internal.compiler.ast.FieldDeclaration.resolve",
                "org.eclipse.jdt.internal.compiler.ast.RecordPattern.coversType",
                "org.eclipse.jdt.internal.compiler.ast.RecordPattern.resolveType",
                "org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding.fields"
            })
    public static boolean isRecord(Object type, boolean isRecord, Object user) {
        return isRecord && !isEmissary(type);
    }

    @Hook.Entry("getRecordComponents")
    public static List<?> recordComponents(TypeElementImpl type) {
        return isEmissary(type._binding) ? List.of() : null;
    }

    /** Whether a component cannot have a name; the types of this method are different ones in different versions. */
    @Hook.Call(of = "contains", in = "org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding.resolveTypeFor")
    public static boolean isForbiddenName(Object names, Object name, boolean forbidden, SourceTypeBinding type) {
        return forbidden && ("this".equals(name) || !isEmissary(type));
    }

    /** Whether a constructor need not assign a field: one that is no component is assigned by its initializer. */
    @Hook.Call(of = "isStatic", in = "org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration.analyseCode")
    public static boolean isAssignedElsewhere(Object field, boolean isStatic, Object constructor) {
        return isStatic
                || (field instanceof FieldBinding binding
                        && !binding.isRecordComponent()
                        && isEmissary(binding.declaringClass));
    }

    /** Whether the check for redundant superinterfaces is left out: it compares the implements clause with all. */
    @Hook.Entry("checkForRedundantSuperinterfaces")
    public static boolean hasUnwrittenInterfaces(
            MethodVerifier verifier, ReferenceBinding superclass, ReferenceBinding... interfaces) {
        return isEmissary(HiddenMembers.verifiedType(verifier));
    }

    /** Reports a class that extends an emissary. */
    @Hook.Entry("classExtendFinalRecord")
    public static boolean reportExtended(
            ProblemReporter reporter, SourceTypeBinding type, TypeReference superclass, TypeBinding extended) {
        if (!isEmissary(extended)) {
            return false;
        }
        Problems.extendsFinalClass(type, superclass, extended);
        return true;
    }

    /** Returns the access flags of a class: a local emissary in a static context is not static (EM-FORM-4). */
    @Hook.Call(of = "getAccessFlags", in = "org.eclipse.jdt.internal.compiler.ClassFile.generateInnerClassAttribute")
    public static int innerClassFlags(ReferenceBinding type, int flags, ClassFile classFile) {
        return type instanceof SourceTypeBinding local
                        && type.isLocalType()
                        && !type.isMemberType()
                        && isInStaticContext(local)
                        && Emissaries.isEmissary(local)
                ? flags & ~ClassFileConstants.AccStatic
                : flags;
    }

    private static boolean isInStaticContext(SourceTypeBinding local) {
        MethodScope around = local.scope == null ? null : local.scope.parent.namedMethodScope();
        return around != null && around.isStatic;
    }

    /** Whether a type is an emissary that is being compiled from source. */
    private static boolean isEmissary(Object type) {
        if (type instanceof ReferenceBinding reference && reference.erasure() instanceof SourceTypeBinding source) {
            return Emissaries.isEmissary(source);
        }
        return type instanceof TypeDeclaration declaration && Emissaries.of(declaration) != null;
    }
}
