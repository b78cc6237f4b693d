/* The type of the delegate. */
package part_of_the_type;

public interface Account extends Readable, Writable {}
