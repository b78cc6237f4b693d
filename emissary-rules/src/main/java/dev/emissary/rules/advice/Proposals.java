package dev.emissary.rules.advice;

import dev.emissary.model.Header;
import javax.lang.model.element.TypeElement;

/** Decides which other headers a message may propose for an emissary (EM-DIAG-1). */
public interface Proposals {
    /** Whether an emissary would have no problem if its declaration had another header than the one written. */
    boolean wouldCompile(TypeElement emissary, Header written, Header proposed);
}
