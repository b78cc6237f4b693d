package dev.emissary.javac.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * A member of javac or of the JDK that the plugin looks up by name, because it is not public or not in every release.
 *
 * <p>These are all of them, so that a test on a JDK can say which one is missing there. The compiler's packages are not
 * open yet when the first is used: names and types are text, and mention no class. Of what type a field is, and what a method
 * returns, is different from release to release.
 */
enum HiddenMember {
    // What opens the compiler (CompilerAccess).
    REFLECTION_FACTORY("sun.reflect.ReflectionFactory", "getReflectionFactory", "()"),
    SERIALIZATION_CONSTRUCTOR(
            "sun.reflect.ReflectionFactory",
            "newConstructorForSerialization",
            "(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)"),
    LOOKUP("java.lang.invoke.MethodHandles$Lookup", "<init>", "(Ljava/lang/Class;Ljava/lang/Class;I)"),
    ADD_OPENS("java.lang.Module", "implAddOpens", "(Ljava/lang/String;Ljava/lang/Module;)"),

    // The parts of a compilation that the plugin replaces by its own, so that it writes these fields.
    PARSER_FACTORY("com.sun.tools.javac.main.JavaCompiler", "parserFactory", true),
    TYPE_ENTER("com.sun.tools.javac.comp.Enter", "typeEnter", true),
    TRANS_TYPES("com.sun.tools.javac.main.JavaCompiler", "transTypes", true),

    // Tokens, whose constructors are those of their package.
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
    // A nested class in one release, and in another an inner class, to whose constructor the log is the outer object.
    DEFERRING_HANDLER(
            "com.sun.tools.javac.util.Log$DeferredDiagnosticHandler",
            "<init>",
            "(Lcom/sun/tools/javac/util/Log;Ljava/util/function/Predicate;)"),
    LINT_WAITERS("com.sun.tools.javac.util.Log$DiagnosticHandler", "lintWaitersMap", true, 26),

    // Errors: where they are, how many javac reports, and what it does after those of the syntax.
    RECORDED_ERRORS("com.sun.tools.javac.util.Log", "recorded", false),
    MAX_ERRORS("com.sun.tools.javac.util.Log", "MaxErrors", false),
    PROCESS_ANNOTATIONS("com.sun.tools.javac.main.JavaCompiler", "processAnnotations", false),

    // What module imports (JEP 476) import.
    MODULE_IMPORTS("com.sun.tools.javac.tree.JCTree$JCCompilationUnit", "moduleImportScope", false, 23),

    // The listener that javac has wrapped.
    WRAPPED_LISTENER("com.sun.tools.javac.api.ClientCodeWrapper$WrappedTaskListener", "clientTaskListener", false),

    // The loader of annotation processors.
    PROCESSOR_LOADER("com.sun.tools.javac.processing.JavacProcessingEnvironment", "processorClassLoader", true),

    // The table of the ends of trees, which JDK-8372948 replaces by a field of each tree.
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

    /** Returns the binary name of the class that declares it. */
    String owner() {
        return owner;
    }

    /** Returns its name, for a constructor that of its class file. */
    String member() {
        return member;
    }

    /** Returns the descriptors of its parameters in parentheses, or null for a field. */
    String parameters() {
        return parameters;
    }

    /** Whether the plugin writes the field, which must not be final then: JDK 26 and later warn of that. */
    boolean isWritten() {
        return written;
    }

    /** Whether a release has it; the plugin does without where it has not. */
    boolean isIn(int feature) {
        return since <= feature && feature < goneSince;
    }

    /** Returns the value of the field of an object, or null when there is no such field. */
    Object get(Object target) {
        try {
            return field().get(target);
        } catch (NoSuchFieldException absent) {
            return null;
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Sets the field of an object. */
    void set(Object target, Object value) {
        try {
            field().set(target, value);
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    private Field field() throws ReflectiveOperationException {
        Field field = declaring().getDeclaredField(member);
        field.setAccessible(true);
        return field;
    }

    /** Returns the constructor, which need not be accessible. */
    Constructor<?> constructor() {
        try {
            return declaring().getDeclaredConstructor(parameterTypes());
        } catch (ReflectiveOperationException cause) {
            throw unusable(cause);
        }
    }

    /** Creates an object by the constructor. */
    Object create(Object... arguments) {
        try {
            Constructor<?> constructor = constructor();
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
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

    /** Returns a handle that calls the method. */
    MethodHandle handle() {
        try {
            Method method = method();
            method.setAccessible(true);
            return MethodHandles.lookup().unreflect(method);
        } catch (IllegalAccessException cause) {
            throw unusable(cause);
        }
    }

    /** Returns the class that declares it. */
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
