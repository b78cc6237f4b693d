package dev.emissary.benchmarks.forwarding.cases;

/** An account with credit, which overrides the default of its interface. */
public final class CreditAccount implements Account {

    private final long balance;
    private final long credit;

    /** Creates an account. */
    public CreditAccount(long balance, long credit) {
        this.balance = balance;
        this.credit = credit;
    }

    @Override
    public long balance() {
        return balance;
    }

    @Override
    public long available() {
        return balance + credit;
    }
}
