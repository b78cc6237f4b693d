// shows: Default methods are forwarded too, as the delegate may have its own
// clauses: EM-FWD-1, EM-EQ-1
/*
 * A license that stays at the top.
 */

/** In the unnamed package. */
emissary Unnamed(java.util.function.Function<String, Integer> function);
