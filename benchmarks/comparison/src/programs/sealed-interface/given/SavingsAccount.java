/* The class that the sealed interface permits. */
package sealed_interface;

/** The only kind of account that there is. */
public record SavingsAccount(long balance) implements Account {}
