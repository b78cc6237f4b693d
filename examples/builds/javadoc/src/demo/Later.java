package demo;

import java.util.concurrent.Callable;

/**
 * A result that is there when it is asked for.
 *
 * @param <T> its type
 * @param task finds the result out
 */
public emissary Later<T>(Callable<T> task);
