package dev.emissary.tools.play;

import java.security.SecureRandom;
import java.util.Base64;

/** The content security policies of the answers: nothing comes from anywhere else, and nothing inline is run. */
final class ContentPolicy {
    /** The policy of everything but the page. */
    static final String STRICT =
            "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NONCE_BYTES = 18;

    private ContentPolicy() {}

    /** Returns a word that nobody can guess, for one answer. */
    static String nonce() {
        byte[] bytes = new byte[NONCE_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** Returns the policy of the page: its import map, and the style sheet that its editor writes, bear the nonce. */
    static String ofPage(String nonce) {
        String source = "'self' 'nonce-" + nonce + "'";
        return STRICT + "; script-src " + source + "; style-src " + source;
    }
}
