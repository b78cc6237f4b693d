package dev.emissary.eclipse.agent;

import dev.emissary.eclipse.agent.Patch.Guard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The complete list of changes to the Eclipse compiler and to Eclipse's Java tools. */
final class Patches {
    private static final String COMPILER = "org/eclipse/jdt/internal/compiler/";
    private static final String AST = COMPILER + "ast/";
    private static final String LOOKUP = COMPILER + "lookup/";
    private static final String MODEL = COMPILER + "apt/model/";
    private static final String PARSER = COMPILER + "parser/";
    private static final String REPORTER = COMPILER + "problem/ProblemReporter";
    private static final String ANALYSIS = "analyseCode(L" + LOOKUP + "MethodScope;L" + COMPILER + "flow/FlowContext;L"
            + COMPILER + "flow/FlowInfo;)L" + COMPILER + "flow/FlowInfo;";
    private static final String TOKEN = "L" + PARSER + "TerminalToken;";
    private static final String IS_RECORD = "isRecord()Z";

    /** The changes to the compiler. */
    static final List<Patch> OF_COMPILER = List.of(
            Patch.needed(LOOKUP + "SourceTypeBinding", "methods [L" + LOOKUP + "MethodBinding;"),
            Patch.needed(LOOKUP + "ReferenceBinding", "typeBits I"),
            Patch.needed(
                    LOOKUP + "ClassScope", "findSupertype(L" + AST + "TypeReference;)L" + LOOKUP + "ReferenceBinding;"),
            Patch.needed(LOOKUP + "ClassScope", "connectTypeHierarchyWithoutMembers()V"),
            // Its type is another one in other versions.
            Patch.needed(LOOKUP + "LookupEnvironment", "missingClassFileLocation"),
            Patch.needed(COMPILER + "classfmt/ClassFileStruct", "reference [B"),
            Patch.needed(MODEL + "TypeMirrorImpl", "_binding L" + LOOKUP + "Binding;"),
            Patch.state(AST + "TypeDeclaration"),
            Patch.state(LOOKUP + "LookupEnvironment"),
            Patch.state(LOOKUP + "SourceTypeBinding"),
            Patch.exit(LOOKUP + "LookupEnvironment", "reset()V", "reset"),
            // Its parameter is of different types in different versions.
            Patch.call(
                    LOOKUP + "SourceTypeBinding", "resolveTypeFor", "contains(Ljava/lang/Object;)Z", "forbiddenName"),
            Patch.call(AST + "ConstructorDeclaration", "analyseCode", "isStatic()Z", "assignedByCompiler"),
            Patch.entry(
                    REPORTER,
                    "hierarchyCircularity(L" + LOOKUP + "SourceTypeBinding;L" + LOOKUP + "ReferenceBinding;L" + AST
                            + "TypeReference;)V",
                    "cycle"),
            Patch.entry(
                    REPORTER,
                    "classExtendFinalRecord(L" + LOOKUP + "SourceTypeBinding;L" + AST + "TypeReference;L" + LOOKUP
                            + "TypeBinding;)V",
                    "extendsFinalRecord"),
            Patch.entry(
                    REPORTER,
                    "invalidMethod(L" + AST + "MessageSend;L" + LOOKUP + "MethodBinding;L" + LOOKUP + "Scope;)V",
                    "noMethod"),
            Patch.entry(
                    REPORTER,
                    "danglingReference(L" + AST + "ReferenceExpression;L" + LOOKUP + "TypeBinding;[C[L" + LOOKUP
                            + "TypeBinding;)V",
                    "danglingReference"),
            Patch.entry(
                    REPORTER,
                    "cannotDireclyInvokeAbstractMethod(L" + AST + "ASTNode;L" + LOOKUP + "MethodBinding;)V",
                    "abstractMethod"),
            Patch.call(AST + "FieldReference", "analyseAssignment", "isCompactConstructor()Z", "refusedInCompact"),
            Patch.entry(
                    REPORTER,
                    "cannotAssignToFinalField(L" + LOOKUP + "FieldBinding;L" + AST + "ASTNode;)V",
                    "finalField"),
            Patch.entry(REPORTER, "hierarchyHasProblems(L" + LOOKUP + "SourceTypeBinding;)V", "inconsistent"),
            Patch.entry(LOOKUP + "ClassScope", "connectRecordSuperclass()Z", "superclass"),
            Patch.exit(LOOKUP + "ClassScope", "connectSuperInterfaces()Z", "superinterfaces"),
            Patch.call(
                    LOOKUP + "SourceTypeBinding",
                    "complainIfUnpermittedSubtyping()V",
                    "isAnUnpermittedSubtypeOf(L" + LOOKUP + "ReferenceBinding;)Z",
                    "unpermitted"),
            Patch.entry(LOOKUP + "SourceTypeBinding", "addRequiredSpecialRecordMethods()V", "members"),
            Patch.entry(COMPILER + "ClassFile", "addSpecialMethods(L" + AST + "TypeDeclaration;)V", "code"),
            Patch.entry(
                    COMPILER + "ClassFile",
                    "addSyntheticRecordCanonicalConstructor(L" + AST + "TypeDeclaration;L" + LOOKUP
                            + "SyntheticMethodBinding;)V",
                    "constructorMethod"),
            Patch.entry(
                    COMPILER + "codegen/CodeStream",
                    "generateSyntheticBodyForRecordCanonicalConstructor(L" + LOOKUP + "SyntheticMethodBinding;)V",
                    "constructor"),
            Patch.exit(
                    COMPILER + "ClassFile",
                    "generateMethodInfoAttributes(L" + LOOKUP + "MethodBinding;)I",
                    "methodAttributes"),
            Patch.exit(COMPILER + "ClassFile", "addFieldInfos()V", "fields"),
            Patch.entry(COMPILER + "ClassFile", "generateRecordAttribute()I", "recordAttribute"),
            Patch.call(COMPILER + "ClassFile", "generateInnerClassAttribute", "getAccessFlags()I", "innerClassFlags"),
            // For a field of an unknown type it removes the accessor, but emissaries have none.
            Patch.call(LOOKUP + "SourceTypeBinding", "fields()[L" + LOOKUP + "FieldBinding;", IS_RECORD, "isRecord"),
            Patch.call(AST + "FieldDeclaration", "resolve(L" + LOOKUP + "MethodScope;)V", IS_RECORD, "isRecord"),
            Patch.call(
                    COMPILER + "ClassFile",
                    "completeMethodInfo(L" + LOOKUP + "MethodBinding;II)V",
                    IS_RECORD,
                    "isRecord"),
            Patch.call(
                    AST + "RecordPattern",
                    "resolveType(L" + LOOKUP + "BlockScope;)L" + LOOKUP + "TypeBinding;",
                    IS_RECORD,
                    "isRecord"),
            Patch.call(
                    AST + "RecordPattern",
                    "coversType(L" + LOOKUP + "TypeBinding;L" + LOOKUP + "Scope;)Z",
                    IS_RECORD,
                    "isRecord"),
            Patch.entry(
                    COMPILER + "problem/DefaultProblemFactory",
                    "getLocalizedMessage(II[Ljava/lang/String;)Ljava/lang/String;",
                    "text"),
            Patch.needed(LOOKUP + "Scope", "connectTypeVariables([L" + AST + "TypeParameter;Z)Z"),
            Patch.needed(LOOKUP + "MethodVerifier", "type L" + LOOKUP + "SourceTypeBinding;"),
            Patch.entry(
                    LOOKUP + "MethodVerifier",
                    "checkForRedundantSuperinterfaces(L" + LOOKUP + "ReferenceBinding;[L" + LOOKUP
                            + "ReferenceBinding;)V",
                    "redundant"),
            Patch.entry(
                    COMPILER + "problem/ProblemHandler",
                    "handle(I[Ljava/lang/String;I[Ljava/lang/String;IIIL" + COMPILER + "impl/ReferenceContext;L"
                            + COMPILER + "CompilationResult;)V",
                    "problem"),
            Patch.needed(PARSER + "Scanner", "lookBack [" + TOKEN),
            Patch.needed(PARSER + "Scanner", "activeParser L" + PARSER + "ConflictedParser;"),
            Patch.needed(PARSER + "Parser", "astStack [L" + AST + "ASTNode;"),
            Patch.needed(PARSER + "Parser", "astPtr I"),
            Patch.state(PARSER + "Scanner"),
            Patch.exit(PARSER + "Scanner", "scanIdentifierOrKeyword()" + TOKEN, "word")
                    .when(Guard.WORD),
            Patch.entry(PARSER + "Scanner", "getNextToken0()" + TOKEN, "afterEmptyToken")
                    .when(Guard.EMPTY_TOKEN),
            Patch.exit(PARSER + "Scanner", "getNextToken0()" + TOKEN, "token").when(Guard.STATE),
            Patch.exit(AST + "TypeDeclaration", "resolve()V", "resolved"),
            Patch.entry(AST + "FieldDeclaration", ANALYSIS, "beforeInitializer"),
            Patch.exit(AST + "FieldDeclaration", ANALYSIS, "afterInitializer"),
            Patch.exit(PARSER + "Parser", "consumeClassOrRecordHeaderName1(Z)V", "header"),
            Patch.exit(PARSER + "Parser", "consumeClassHeaderImplements()V", "clause"),
            Patch.call(MODEL + "TypeElementImpl", "getEnclosedElements()Ljava/util/List;", IS_RECORD, "isRecord"),
            Patch.call(
                    MODEL + "TypeElementImpl",
                    "getKind()Ljavax/lang/model/element/ElementKind;",
                    IS_RECORD,
                    "isRecord"),
            Patch.entry(MODEL + "TypeElementImpl", "getRecordComponents()Ljava/util/List;", "recordComponents"));

    private Patches() {}

    /** Returns the changes of a list by the classes that they are about. */
    static Map<String, List<Patch>> byClass(List<Patch> patches) {
        Map<String, List<Patch>> byClass = new HashMap<>();
        for (Patch patch : patches) {
            byClass.computeIfAbsent(patch.className(), className -> new ArrayList<>())
                    .add(patch);
        }
        return byClass;
    }
}
