package demo.views;

/**
 * Lines to go through, and not the list that has them.
 *
 * @param lines the lines, in their order
 */
public emissary Lines(Iterable<String> lines);
