package dev.emissary.tools.adopt;

/**
 * An error of the compiler.
 *
 * @param file the file's name for the user, or an empty text
 * @param line its line
 * @param message what the compiler says, in one line
 */
record CompileError(String file, long line, String message) {
    /** Returns what stays the same when lines are inserted or deleted above the error. */
    String key() {
        return file + ": " + message;
    }

    @Override
    public String toString() {
        return (file.isEmpty() ? "" : file + ":" + line + ": ") + message;
    }
}
