package dev.emissary.javac.forwarders;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;

/**
 * The bodies that need not exist when a class is erased. This is an optimization: erasure, lowering and the passes
 * between them visit every tree of a class, even those that they do not change.
 *
 * <p>Its effect was measured together with two others, decisions made once for each interface and cached answers of
 * javac's lint: 200 classes of 195 methods took 2.99 s and 273 MB instead of 3.75 s and 331 MB, 1,000 such classes 8.2
 * s and 607 MB instead of 11.1 s and 1,148 MB (docs/benchmarks/compilation.md, "What profiles led to"). The class files
 * are the same without it.
 */
interface LateBodies {
    /**
     * Takes over a body, if it can be generated late.
     *
     * @param declaration the class
     * @param position the position that the body gets
     * @param call the data from which the body is generated
     * @return whether the body is taken over; otherwise the caller writes it
     */
    boolean take(JCClassDecl declaration, int position, ForwarderCall call);

    /** Appends the bodies that have been taken over to a class for which code is about to be generated. */
    void append(ClassSymbol symbol);
}
