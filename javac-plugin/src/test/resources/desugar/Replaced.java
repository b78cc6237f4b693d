// shows: A method in the body replaces its forwarder
// clauses: EM-FWD-6, EM-DEL-3
//// Replaced.java
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
//// plain: Replaced.java
package replaced;

import dev.emissary.lang.Emissary;
import java.util.function.IntConsumer;

interface Account {
    void withdraw(int amount);

    int balance();
}

final class Replaced extends Emissary implements Account {
    private final Account account;
    private final IntConsumer log;

    Replaced(Account account, IntConsumer log) {
        this.account = account;
        this.log = log;
    }

    @Override
    public void withdraw(int amount) {
        log.accept(amount);
        account.withdraw(amount);
    }

    @Override
    public int balance() {
        return account.balance();
    }
}
