package dev.emissary.benchmarks.forwarding.alternative;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.CreditAccount;
import dev.emissary.benchmarks.forwarding.cases.Cases.RunningTally;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;

/**
 * In which respects an object that forwards behaves as the one that it stands in front of.
 *
 * @param defaultsPassedOn whether a default method is passed on, so that the delegate's override of it is what counts;
 *     otherwise the interface's own default is run
 * @param selfReturned whether a call that returns the delegate itself returns the object that was called; otherwise the
 *     caller has got hold of the delegate, or the alternative does not support such an interface
 */
public record Behavior(boolean defaultsPassedOn, boolean selfReturned) {

    /** That of the object itself. */
    static final Behavior OF_THE_OBJECT = new Behavior(true, true);

    private static final long BALANCE = 100;
    private static final long CREDIT = 50;

    /** Finds out how an alternative behaves that supports {@link Account} at least. */
    public static Behavior observe(Forwarding forwarding) {
        Account account = forwarding.inFrontOf(Account.class, new CreditAccount(BALANCE, CREDIT));
        return new Behavior(
                account.available() == BALANCE + CREDIT, forwarding.supports(Tally.class) && returnsItself(forwarding));
    }

    private static boolean returnsItself(Forwarding forwarding) {
        Tally tally = forwarding.inFrontOf(Tally.class, new RunningTally());
        return tally.add(1) == tally;
    }
}
