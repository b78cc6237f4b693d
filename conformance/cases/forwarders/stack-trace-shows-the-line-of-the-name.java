// clauses: EM-FWD-9
// claim: Stack traces show the line of the emissary's name.
// prints: run 7
class Main {
    @Deprecated
    static
    emissary Front(
            Runnable task);

    public static void main(String[] arguments) {
        try {
            new Front(() -> {
                throw new IllegalStateException();
            }).run();
        } catch (IllegalStateException failure) {
            for (StackTraceElement frame : failure.getStackTrace()) {
                if (frame.getClassName().equals("Main$Front")) {
                    System.out.println(frame.getMethodName() + " " + frame.getLineNumber());
                }
            }
        }
    }
}
