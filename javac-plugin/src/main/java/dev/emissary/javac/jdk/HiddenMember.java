package dev.emissary.javac.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/**
 * A member of javac or of the JDK that the plugin looks up by name, because it is not public or not in every release.
 *
 * <p>The list is complete, so that a test can tell which members a JDK lacks. The compiler's packages are not open yet
 * when the first one is used, so names and types are text and refer to no class. The types of fields and the return
 * types of methods are left out, because they differ between releases.
 */
enum HiddenMember {
    // Opening the compiler (CompilerAccess).
    REFLECTION_FACTORY("sun.reflect.ReflectionFactory", "getReflectionFactory", "()"),
    SERIALIZATION_CONSTRUCTOR(
            "sun.reflect.ReflectionFactory",
            "newConstructorForSerialization",
            "(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)"),
    LOOKUP("java.lang.invoke.MethodHandles$Lookup", "<init>", "(Ljava/lang/Class;Ljava/lang/Class;I)"),
    ADD_OPENS("java.lang.Module", "implAddOpens", "(Ljava/lang/String;Ljava/lang/Module;)"),

    // Keeping the plugin's classes (KeptPlugin).
    DEFINE_CLASS("java.lang.ClassLoader", "defineClass", "(Ljava/lang/String;[BII)"),

    // The parts of a compilation that the plugin replaces, by writing these fields.
    PARSER_FACTORY("com.sun.tools.javac.main.JavaCompiler", "parserFactory", true),
    // How a host has registered parts of its own.
    REGISTERED_FACTORIES("com.sun.tools.javac.util.Context", "ft", false),
    TYPE_ENTER("com.sun.tools.javac.comp.Enter", "typeEnter", true),
    TRANS_TYPES("com.sun.tools.javac.main.JavaCompiler", "transTypes", true),

    // Tokens, whose constructors are package-private.
    TOKEN(
            "com.sun.tools.javac.parser.Tokens$Token",
            "<init>",
            "(Lcom/sun/tools/javac/parser/Tokens$TokenKind;IILcom/sun/tools/javac/util/List;)"),
    NAMED_TOKEN(
            "com.sun.tools.javac.parser.Tokens$NamedToken",
            "<init>",
            "(Lcom/sun/tools/javac/parser/Tokens$TokenKind;II"
                    + "Lcom/sun/tools/javac/util/Name;Lcom/sun/tools/javac/util/List;)"),

    MEMBER_ENTER(
            "com.sun.tools.javac.comp.MemberEnter",
            "memberEnter",
            "(Lcom/sun/tools/javac/tree/JCTree;Lcom/sun/tools/javac/comp/Env;)"),

    // The handlers that hold diagnostics back.
    DIAGNOSTIC_HANDLER("com.sun.tools.javac.util.Log", "diagnosticHandler", false),
    PREVIOUS_HANDLER("com.sun.tools.javac.util.Log$DiagnosticHandler", "prev", false),
    DEFERRED("com.sun.tools.javac.util.Log$DeferredDiagnosticHandler", "deferred", false),
    // A static nested class in some releases; in others an inner class, whose outer instance is the log.
    DEFERRING_HANDLER(
            "com.sun.tools.javac.util.Log$DeferredDiagnosticHandler",
            "<init>",
            "(Lcom/sun/tools/javac/util/Log;Ljava/util/function/Predicate;)"),
    LINT_WAITERS("com.sun.tools.javac.util.Log$DiagnosticHandler", "lintWaitersMap", true, 26),

    // Errors: where they are, how many javac reports, and what it does after syntax errors.
    RECORDED_ERRORS("com.sun.tools.javac.util.Log", "recorded", false),
    MAX_ERRORS("com.sun.tools.javac.util.Log", "MaxErrors", false),
    PROCESS_ANNOTATIONS("com.sun.tools.javac.main.JavaCompiler", "processAnnotations", false),

    // The scope of module imports (JEP 476).
    MODULE_IMPORTS("com.sun.tools.javac.tree.JCTree$JCCompilationUnit", "moduleImportScope", false, 23),

    // The lint of a class, before javac asks for it.
    LINT("com.sun.tools.javac.comp.AttrContext", "lint", true),

    // The listener that javac has wrapped.
    WRAPPED_LISTENER("com.sun.tools.javac.api.ClientCodeWrapper$WrappedTaskListener", "clientTaskListener", false),

    // The table of end positions, which JDK-8372948 replaces with a field in each tree.
    END_POSITIONS("com.sun.tools.javac.tree.JCTree$JCCompilationUnit", "endPositions", 27),
    STORE_END("com.sun.tools.javac.tree.EndPosTable", "storeEnd", "(Lcom/sun/tools/javac/tree/JCTree;I)", false, 0, 27);

    private static final int STILL_THERE = Integer.MAX_VALUE;

    private final String owner;
    private final String member;
    private final String parameters;
    private final boolean written;
    private final int since;
    private final int goneSince;

    HiddenMember(String owner, String field, boolean written) {
        this(owner, field, written, 0);
    }

    HiddenMember(String owner, String field, boolean written, int since) {
        this(owner, field, null, written, since, STILL_THERE);
    }

    HiddenMember(String owner, String field, int goneSince) {
        this(owner, field, null, false, 0, goneSince);
    }

    HiddenMember(String owner, String method, String parameters) {
        this(owner, method, parameters, false, 0, STILL_THERE);
    }

    HiddenMember(String owner, String member, String parameters, boolean written, int since, int goneSince) {
        this.owner = owner;
        this.member = member;
        this.parameters = parameters;
        this.written = written;
        this.since = since;
        this.goneSince = goneSince;
    }

    /** Returns the binary name of the declaring class. */
    String owner() {
        return owner;
    }

    /** Returns its name; for a constructor, the one in the class file. */
    String member() {
        return member;
    }

    /** Returns the descriptors of its parameters in parentheses, or null for a field. */
    String parameters() {
        return parameters;
    }

    /** Whether the plugin writes the field, which must therefore not be final: JDK 26 and later warn about that. */
    boolean isWritten() {
        return written;
    }

    /** Whether a release has it; the plugin works without it on all others. */
    boolean isIn(int feature) {
        return since <= feature && feature < goneSince;
    }

    /** Returns the value of the field in an object, or null if there is no such field. */
    Object get(Object target) {
        try {
            return field().get(target);
        } catch (NoSuchFieldException absent) {
            return null;
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Sets the field in an object. */
    void set(Object target, Object value) {
        try {
            field().set(target, value);
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Returns access to the field. Since JDK 18, the first access by reflection makes the JVM generate classes. */
    private VarHandle field() throws ReflectiveOperationException {
        Class<?> declaring = declaring();
        return MethodHandles.privateLookupIn(declaring, MethodHandles.lookup())
                .unreflectVarHandle(declaring.getDeclaredField(member));
    }

    /** Returns the constructor, which need not be accessible. */
    Constructor<?> constructor() {
        try {
            return declaring().getDeclaredConstructor(parameterTypes());
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Returns the method, which need not be accessible. */
    Method method() {
        try {
            return declaring().getDeclaredMethod(member, parameterTypes());
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Returns a handle that calls the method or constructor. */
    MethodHandle handle() {
        try {
            if (member.equals("<init>")) {
                Constructor<?> constructor = constructor();
                constructor.setAccessible(true);
                return MethodHandles.lookup().unreflectConstructor(constructor);
            }
            Method method = method();
            method.setAccessible(true);
            return MethodHandles.lookup().unreflect(method);
        } catch (IllegalAccessException cause) {
            throw unusable(cause);
        }
    }

    Class<?> declaring() throws ClassNotFoundException {
        return Class.forName(owner, false, HiddenMember.class.getClassLoader());
    }

    private Class<?>[] parameterTypes() {
        return MethodType.fromMethodDescriptorString(parameters + "V", HiddenMember.class.getClassLoader())
                .parameterArray();
    }

    private IllegalStateException unusable(ReflectiveOperationException cause) {
        String types = parameters == null ? "" : parameters;
        return new IllegalStateException("this JDK is not supported: no " + owner + "." + member + types, cause);
    }
}
