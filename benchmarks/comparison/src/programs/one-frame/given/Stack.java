/* A delegate that tells who called it, up to the question. */
package one_frame;

import java.lang.StackWalker.StackFrame;
import java.util.List;

public final class Stack implements Probe {
    @Override
    public List<String> callers() {
        return StackWalker.getInstance()
                .walk(frames -> frames.skip(1)
                        .takeWhile(frame -> !frame.getClassName().equals(Question.class.getName()))
                        .map(Stack::name)
                        .toList());
    }

    private static String name(StackFrame frame) {
        String type = frame.getClassName();
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1) + "." + frame.getMethodName();
    }
}
