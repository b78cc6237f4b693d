package dev.emissary.eclipse.jdt.access;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.eclipse.jdt.internal.compiler.apt.model.TypeMirrorImpl;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileStruct;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodVerifier;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.parser.ConflictedParser;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * The members of the compiler that the hooks look up by name, most of them because they are not public. {@code Patches}
 * requires each of them, so that a compiler without one is not patched.
 */
public final class HiddenMembers {
    private static final VarHandle BINDING = field(TypeMirrorImpl.class, "_binding");
    private static final VarHandle REFERENCE = field(ClassFileStruct.class, "reference");
    private static final VarHandle METHODS = field(SourceTypeBinding.class, "methods");
    private static final VarHandle TYPE_BITS = field(ReferenceBinding.class, "typeBits");
    private static final VarHandle VERIFIED_TYPE = field(MethodVerifier.class, "type");
    private static final VarHandle LOOK_BACK = field(Scanner.class, "lookBack");
    private static final VarHandle ACTIVE_PARSER = field(Scanner.class, "activeParser");
    /** Public, but of different types in different versions. */
    private static final VarHandle MISSING_CLASS_LOCATION = field(LookupEnvironment.class, "missingClassFileLocation");

    private static final VarHandle AST_STACK = field(Parser.class, "astStack");
    private static final VarHandle AST_PTR = field(Parser.class, "astPtr");
    private static final Method FIND_SUPERTYPE = method(ClassScope.class, "findSupertype", TypeReference.class);
    private static final Method CONNECT = method(ClassScope.class, "connectTypeHierarchyWithoutMembers");
    private static final Method CONNECT_TYPE_VARIABLES =
            method(Scope.class, "connectTypeVariables", TypeParameter[].class, boolean.class);

    private HiddenMembers() {}

    /** Returns access to a field of a class. */
    public static VarHandle field(Class<?> owner, String name) {
        try {
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                    .unreflectVarHandle(owner.getDeclaredField(name));
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(cause);
        }
    }

    /** Returns a method of a class, which can be called. */
    public static Method method(Class<?> owner, String name, Class<?>... parameters) {
        try {
            Method method = owner.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(cause);
        }
    }

    /** Calls a method; returns its result, and throws what it throws. */
    public static Object call(Method method, Object receiver, Object... arguments) {
        try {
            return method.invoke(receiver, arguments);
        } catch (InvocationTargetException thrown) {
            throw unchecked(thrown.getCause());
        } catch (IllegalAccessException cause) {
            throw new IllegalStateException(cause);
        }
    }

    /** Returns the binding of a type of {@code javax.lang.model}. */
    public static Binding binding(TypeMirrorImpl type) {
        return (Binding) BINDING.get(type);
    }

    /** Returns the bytes of a class file. */
    public static byte[] bytes(ClassFileStruct file) {
        return (byte[]) REFERENCE.get(file);
    }

    /** Returns the methods of a class as far as they are known, without making the compiler complete them. */
    public static MethodBinding[] methods(SourceTypeBinding type) {
        return (MethodBinding[]) METHODS.get(type);
    }

    /** Returns the class whose methods are being verified. */
    public static SourceTypeBinding verifiedType(MethodVerifier verifier) {
        return (SourceTypeBinding) VERIFIED_TYPE.get(verifier);
    }

    /** Returns the token before the one that a scanner reads. */
    public static TerminalToken previousToken(Scanner scanner) {
        return ((TerminalToken[]) LOOK_BACK.get(scanner))[1];
    }

    /**
     * Whether the grammar allows a token after those that a scanner has read, as far as there is a parser that knows.
     */
    public static boolean mayFollow(Scanner scanner, TerminalToken token) {
        // The one that looks for the cause of a syntax error refuses all tokens.
        return !((ConflictedParser) ACTIVE_PARSER.get(scanner) instanceof Parser parser)
                || parser.automatonWillShift(token);
    }

    /**
     * Says where the compiler reports a class that it needs and does not find, instead of the beginning of the file.
     *
     * @return the place so far
     */
    public static Object locateMissingClasses(LookupEnvironment environment, Object place) {
        Object before = MISSING_CLASS_LOCATION.get(environment);
        MISSING_CLASS_LOCATION.set(environment, place);
        return before;
    }

    /** Returns the node that a parser has made last, or null. */
    public static ASTNode topOfStack(Parser parser) {
        int top = (int) AST_PTR.get(parser);
        return top < 0 ? null : ((ASTNode[]) AST_STACK.get(parser))[top];
    }

    /** Lets a class inherit from a supertype what the compiler knows about resources. */
    public static void inheritTypeBits(ReferenceBinding type, ReferenceBinding supertype, int mask) {
        TYPE_BITS.set(type, (int) TYPE_BITS.get(type) | ((int) TYPE_BITS.get(supertype) & mask));
    }

    /** Resolves a type as a supertype of a class; returns null if there is a cycle, which is reported. */
    public static ReferenceBinding findSupertype(ClassScope scope, TypeReference reference) {
        return (ReferenceBinding) call(FIND_SUPERTYPE, scope, reference);
    }

    /** Gives the type variables of a class their bounds, and reports what is wrong with these. */
    public static void connectTypeVariables(ClassScope scope, TypeParameter[] parameters) {
        call(CONNECT_TYPE_VARIABLES, scope, parameters, false);
    }

    /** Connects a class to its supertypes, unless it is a library's. */
    public static void connect(TypeBinding type) {
        if (type.erasure() instanceof SourceTypeBinding source && source.scope != null) {
            call(CONNECT, source.scope);
        }
    }

    /** Throws what a method has thrown that declares no exception. */
    public static IllegalStateException unchecked(Throwable failure) {
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(failure);
    }
}
