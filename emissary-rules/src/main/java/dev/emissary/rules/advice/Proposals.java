package dev.emissary.rules.advice;

import dev.emissary.model.Header;
import javax.lang.model.element.TypeElement;

/** Decides which other headers a message may propose for an emissary (EM-DIAG-1). */
public interface Proposals {
    /**
     * Whether an emissary would have no problem if its declaration had another header.
     *
     * @param emissary its element, with the members written by hand
     * @param written its header
     * @param proposed the other header
     */
    boolean wouldCompile(TypeElement emissary, Header written, Header proposed);
}
