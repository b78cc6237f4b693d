// shows: A method in the body replaces its forwarder
// clauses: EM-FWD-6, EM-DEL-3
package replaced;

import dev.emissary.Emissary;
import java.util.function.IntConsumer;

interface Account {
    void withdraw(int amount);

    int balance();
}

@Emissary(Account.class)
record Replaced(Account account, IntConsumer log) {
    @Override
    public void withdraw(int amount) {
        log.accept(amount);
        account.withdraw(amount);
    }
}
