package dev.emissary.javac.syntax;

import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.jdk.TokenFactory;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;

/**
 * What the tokenizers of a compilation share.
 *
 * @param make makes tokens
 * @param emissary the word, in the compilation's name table
 * @param record the word, in the compilation's name table
 * @param keywordForm whether the word {@code emissary} can begin a declaration
 * @param log holds the errors about tokens that are read ahead
 * @param reporter reports a header that is followed by neither a body nor a semicolon
 * @param failures keeps failures from reaching the parser
 */
record TokenTools(
        TokenFactory make,
        Name emissary,
        Name record,
        boolean keywordForm,
        Log log,
        Reporter reporter,
        InternalFailures failures) {}
