package dev.emissary.benchmarks.forwarding.manifold;

import dev.emissary.benchmarks.forwarding.cases.Account;
import manifold.ext.delegation.rt.api.link;

/** An account that forwards by Manifold. */
public final class DelegatingAccount implements Account {

    @link
    private final Account account;

    /** Creates one in front of this delegate. */
    public DelegatingAccount(Account account) {
        this.account = account;
    }
}
