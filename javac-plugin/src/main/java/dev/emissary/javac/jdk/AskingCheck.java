package dev.emissary.javac.jdk;

import java.lang.StackWalker.StackFrame;

/**
 * A check of javac's that looks at symbols, told by the stack while it asks one of them something.
 *
 * <p>Each reports at the class what a generated member is the reason for, and for some of them nothing but a suppression
 * on the whole class would do. A symbol that knows who asks can answer so that the check passes over it. On a JDK whose
 * check has another name the symbol does not know, and javac warns.
 */
public enum AskingCheck {
    /** The check that a method may override another one, which passes over bridge methods. */
    OVERRIDING("com.sun.tools.javac.comp.Check", "checkOverride", 1),
    /** The check that closing an object of a class does not end an interruption; of a resource it is another matter. */
    CLOSEABLE_CLASS("com.sun.tools.javac.comp.Attr", "attribClassBody", 2),
    /** The check that an Externalizable class has the constructor that reading it takes; since JDK 18. */
    EXTERNALIZABLE_CLASS("com.sun.tools.javac.comp.Check$SerialTypeVisitor", "checkCtorAccess", 3);

    private static final StackWalker STACK = StackWalker.getInstance();

    private final String className;
    private final String methodName;
    private final int distance;

    AskingCheck(String className, String methodName, int distance) {
        this.className = className;
        this.methodName = methodName;
        this.distance = distance;
    }

    /** Returns the binary name of the class that has the check. */
    public String className() {
        return className;
    }

    /** Returns the name of the check's method. */
    public String methodName() {
        return methodName;
    }

    /** Whether the check has called the method of a symbol that calls this one, by at most a few methods of its own. */
    boolean isAsking() {
        return STACK.walk(frames -> frames.skip(2).limit(distance).anyMatch(this::isMine));
    }

    private boolean isMine(StackFrame frame) {
        return frame.getMethodName().equals(methodName) && frame.getClassName().equals(className);
    }
}
