package dev.emissary.tools.play;

import java.time.Duration;

/**
 * The bounds of what the page's server does at a time.
 *
 * @param bytes how large a request may be
 * @param compilations how many compilations run at a time, each in a process of its own
 * @param waiting how many more requests may wait for one of them
 * @param patience how long a request waits for its turn
 * @param time how long a compilation may take before its process is stopped
 */
record Limits(int bytes, int compilations, int waiting, Duration patience, Duration time) {
    static final Limits DEFAULT = new Limits(256 * 1024, 3, 8, Duration.ofSeconds(5), Duration.ofSeconds(10));
}
