/*
 * A licence that stays at the top.
 */

/** In the unnamed package. */
emissary Unnamed(java.util.function.Function<String, Integer> function);
