package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.benchmarks.forwarding.cases.Account;

/** An account that forwards by hand. */
public final class DelegatingAccount implements Account {

    private final Account account;

    /** Creates one in front of this delegate. */
    public DelegatingAccount(Account account) {
        this.account = account;
    }

    @Override
    public long available() {
        return account.available();
    }

    @Override
    public long balance() {
        return account.balance();
    }
}
