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
    REFLECTION_FACTORY(Use.CALLED, "sun.reflect.ReflectionFactory", "getReflectionFactory", "()"),
    SERIALIZATION_CONSTRUCTOR(
            Use.CALLED,
            "sun.reflect.ReflectionFactory",
            "newConstructorForSerialization",
            "(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)"),
    LOOKUP(Use.CALLED, "java.lang.invoke.MethodHandles$Lookup", "<init>", "(Ljava/lang/Class;Ljava/lang/Class;I)"),
    ADD_OPENS(Use.CALLED, "java.lang.Module", "implAddOpens", "(Ljava/lang/String;Ljava/lang/Module;)"),

    // The parts of a compilation that the plugin replaces by its own.
    PARSER_FACTORY(Use.WRITTEN, "com.sun.tools.javac.main.JavaCompiler", "parserFactory"),
    TYPE_ENTER(Use.WRITTEN, "com.sun.tools.javac.comp.Enter", "typeEnter"),
    TRANS_TYPES(Use.WRITTEN, "com.sun.tools.javac.main.JavaCompiler", "transTypes"),

    // Tokens, whose constructors are those of their package.
    TOKEN(
            Use.CALLED,
            "com.sun.tools.javac.parser.Tokens$Token",
            "<init>",
            "(Lcom/sun/tools/javac/parser/Tokens$TokenKind;IILcom/sun/tools/javac/util/List;)"),
    NAMED_TOKEN(
            Use.CALLED,
            "com.sun.tools.javac.parser.Tokens$NamedToken",
            "<init>",
            "(Lcom/sun/tools/javac/parser/Tokens$TokenKind;II"
                    + "Lcom/sun/tools/javac/util/Name;Lcom/sun/tools/javac/util/List;)"),

    MEMBER_ENTER(
            Use.CALLED,
            "com.sun.tools.javac.comp.MemberEnter",
            "memberEnter",
            "(Lcom/sun/tools/javac/tree/JCTree;Lcom/sun/tools/javac/comp/Env;)"),

    // The handlers that hold diagnostics back.
    DIAGNOSTIC_HANDLER(Use.READ, "com.sun.tools.javac.util.Log", "diagnosticHandler"),
    PREVIOUS_HANDLER(Use.READ, "com.sun.tools.javac.util.Log$DiagnosticHandler", "prev"),
    DEFERRED(Use.READ, "com.sun.tools.javac.util.Log$DeferredDiagnosticHandler", "deferred"),
    // A nested class in one release, and in another an inner class, to whose constructor the log is the outer object.
    DEFERRING_HANDLER(
            Use.CALLED,
            "com.sun.tools.javac.util.Log$DeferredDiagnosticHandler",
            "<init>",
            "(Lcom/sun/tools/javac/util/Log;Ljava/util/function/Predicate;)"),
    LINT_WAITERS(
            Use.WRITTEN, "com.sun.tools.javac.util.Log$DiagnosticHandler", "lintWaitersMap", 26, Integer.MAX_VALUE),

    // Errors: where they are, how many javac reports, and what it does after those of the syntax.
    RECORDED_ERRORS(Use.READ, "com.sun.tools.javac.util.Log", "recorded"),
    MAX_ERRORS(Use.READ, "com.sun.tools.javac.util.Log", "MaxErrors"),
    PROCESS_ANNOTATIONS(Use.READ, "com.sun.tools.javac.main.JavaCompiler", "processAnnotations"),

    // What module imports (JEP 476) import.
    MODULE_IMPORTS(
            Use.READ, "com.sun.tools.javac.tree.JCTree$JCCompilationUnit", "moduleImportScope", 23, Integer.MAX_VALUE),

    // The listener that javac has wrapped.
    WRAPPED_LISTENER(Use.READ, "com.sun.tools.javac.api.ClientCodeWrapper$WrappedTaskListener", "clientTaskListener"),

    // The loader of annotation processors.
    PROCESSOR_LOADER(Use.WRITTEN, "com.sun.tools.javac.processing.JavacProcessingEnvironment", "processorClassLoader"),

    // The table of the ends of trees, which JDK-8372948 replaces by a field of each tree.
    END_POSITIONS(Use.READ, "com.sun.tools.javac.tree.JCTree$JCCompilationUnit", "endPositions", 0, 27),
    STORE_END(
            Use.CALLED, "com.sun.tools.javac.tree.EndPosTable", "storeEnd", "(Lcom/sun/tools/javac/tree/JCTree;I)", 27);

    /** What the plugin does with a member. */
    enum Use {
        /** Reads the field. */
        READ,
        /** Writes the field, which must not be final: JDK 26 and later warn of that. */
        WRITTEN,
        /** Calls the method or constructor. */
        CALLED
    }

    private final Use use;
    private final String owner;
    private final String member;
    private final String parameters;
    private final int since;
    private final int goneSince;

    HiddenMember(Use use, String owner, String field) {
        this(use, owner, field, 0, Integer.MAX_VALUE);
    }

    HiddenMember(Use use, String owner, String field, int since, int goneSince) {
        this(use, owner, field, null, since, goneSince);
    }

    HiddenMember(Use use, String owner, String method, String parameters) {
        this(use, owner, method, parameters, Integer.MAX_VALUE);
    }

    HiddenMember(Use use, String owner, String method, String parameters, int goneSince) {
        this(use, owner, method, parameters, 0, goneSince);
    }

    HiddenMember(Use use, String owner, String member, String parameters, int since, int goneSince) {
        this.use = use;
        this.owner = owner;
        this.member = member;
        this.parameters = parameters;
        this.since = since;
        this.goneSince = goneSince;
    }

    /** Returns what the plugin does with it. */
    Use use() {
        return use;
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
