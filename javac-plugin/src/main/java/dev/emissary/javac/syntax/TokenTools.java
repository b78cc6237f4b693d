package dev.emissary.javac.syntax;

import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.jdk.TokenFactory;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;

/**
 * What the tokenizers of a compilation share. The words {@code emissary} and {@code record} are in its name table; the
 * first begins a declaration in the keyword form only.
 */
record TokenTools(
        TokenFactory make,
        Name emissary,
        Name record,
        boolean keywordForm,
        Log log,
        Reporter reporter,
        InternalFailures failures) {}
