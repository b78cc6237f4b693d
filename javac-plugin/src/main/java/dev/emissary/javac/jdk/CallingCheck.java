package dev.emissary.javac.jdk;

import java.lang.StackWalker.StackFrame;

/**
 * A check in javac that inspects symbols, recognized on the stack while it queries one of them.
 *
 * <p>Each reports at the class what a generated member causes, and some of these warnings could only be suppressed on
 * the whole class. A symbol that recognizes the check can answer so that the check ignores it. On a JDK where the check
 * has another name, the symbol does not recognize it, and javac warns.
 */
public enum CallingCheck {
    /** The check that a method may override another one; it ignores bridge methods. */
    OVERRIDING("com.sun.tools.javac.comp.Check", "checkOverride", 1),
    /** The check that {@code close()} of a class throws no InterruptedException; resources have a separate check. */
    CLOSEABLE_CLASS("com.sun.tools.javac.comp.Attr", "attribClassBody", 2),
    /** The check that an Externalizable class has the constructor that deserialization calls; since JDK 18. */
    EXTERNALIZABLE_CLASS("com.sun.tools.javac.comp.Check$SerialTypeVisitor", "checkCtorAccess", 3);

    private static final StackWalker STACK = StackWalker.getInstance();

    private final String className;
    private final String methodName;
    private final int distance;

    CallingCheck(String className, String methodName, int distance) {
        this.className = className;
        this.methodName = methodName;
        this.distance = distance;
    }

    /** Returns the binary name of the class that contains the check. */
    public String className() {
        return className;
    }

    /** Returns the name of the check's method. */
    public String methodName() {
        return methodName;
    }

    /** Whether the check called the symbol's method that calls this one, at most through a few methods of its own. */
    public boolean isCaller() {
        return STACK.walk(frames -> frames.skip(2).limit(distance).anyMatch(this::isMine));
    }

    private boolean isMine(StackFrame frame) {
        return frame.getMethodName().equals(methodName) && frame.getClassName().equals(className);
    }
}
