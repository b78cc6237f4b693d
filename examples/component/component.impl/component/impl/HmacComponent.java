package component.impl;

import static java.nio.charset.StandardCharsets.UTF_8;

import component.api.MyComponent;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The internal implementation, an HMAC-SHA-256 with a random key that must not leave this object. */
final class HmacComponent implements MyComponent {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;

    private final SecretKeySpec key;

    HmacComponent() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        key = new SecretKeySpec(bytes, ALGORITHM);
    }

    @Override
    public String sign(String text) {
        return HexFormat.of().formatHex(hmac(text));
    }

    @Override
    public boolean verify(String text, String signature) {
        return MessageDigest.isEqual(sign(text).getBytes(UTF_8), signature.getBytes(UTF_8));
    }

    private byte[] hmac(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(text.getBytes(UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
