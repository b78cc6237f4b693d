package dev.emissary.conformance.worker;

import java.io.IOException;
import java.io.Serializable;
import javax.tools.JavaCompiler;

/**
 * What a worker is asked to do.
 *
 * @param <T> the answer, which is serializable too
 */
@FunctionalInterface
public interface Task<T> extends Serializable {
    /** Does it with the compiler of the worker. */
    T run(JavaCompiler compiler) throws IOException, ReflectiveOperationException;
}
