package dev.emissary.javac.jdk;

import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.JavadocTokenizer;
import com.sun.tools.javac.parser.ParserFactory;
import com.sun.tools.javac.parser.Scanner;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.util.Context;
import java.nio.CharBuffer;
import java.util.Map;

/**
 * The factories of scanners and parsers that take the place of javac's own.
 *
 * <p>A plugin starts after {@code JavaCompiler} has taken its parser factory from the context, so the new one goes both
 * into the context and into the compiler's (non-final) field. Only a new parser factory picks up a new scanner factory.
 *
 * <p>A host of javac may have a parser factory of its own; JShell's parses single snippets. It is created anew by the
 * function that the host has registered for that in the context. One that was put there otherwise stays as it is.
 */
public final class ReplacedFactories {
    private TokenizerWrapper wrapper;
    private boolean scanning;

    private ReplacedFactories(TokenizerWrapper wrapper) {
        this.wrapper = wrapper;
    }

    /** Puts a tokenizer of the plugin in front of javac's own. */
    public interface TokenizerWrapper {
        /**
         * Whether a text needs the plugin's tokenizer; javac's own scanner reads all others.
         *
         * @param text the buffer with the text
         * @param from the index of its first character
         * @param to the index after its last character
         */
        boolean wants(char[] text, int from, int to);

        /** Wraps javac's own tokenizer. */
        JavaTokenizer wrap(ScannerFactory factory, JavaTokenizer original);
    }

    /** Installs factories whose scanners use the wrapped tokenizers. */
    public static ReplacedFactories install(Context context, TokenizerWrapper wrapper) {
        ReplacedFactories factories = new ReplacedFactories(wrapper);
        context.put(ScannerFactory.scannerFactoryKey, (ScannerFactory) null);
        new WrappingScannerFactory(context, factories);
        ParserFactory parsers = NewParserFactory.in(context);
        if (parsers != null) {
            HiddenMember.PARSER_FACTORY.set(JavaCompiler.instance(context), parsers);
            factories.scanning = true;
        }
        return factories;
    }

    /** Replaces the wrapper from now on. */
    public void replaceWrapper(TokenizerWrapper other) {
        wrapper = other;
    }

    /**
     * Whether javac's parser reads from the wrapped tokenizers; not where a host's own parser could not be replaced.
     */
    public boolean areScanning() {
        return scanning;
    }

    private static final class NewParserFactory extends ParserFactory {
        private NewParserFactory(Context context) {
            super(context);
        }

        /** Creates a parser factory like the one in a context; returns null if it is not known how. */
        static ParserFactory in(Context context) {
            boolean hostsOwn = ParserFactory.instance(context).getClass() != ParserFactory.class;
            Map<?, ?> registered = (Map<?, ?>) HiddenMember.REGISTERED_FACTORIES.get(context);
            Object factory = hostsOwn ? registered.get(parserFactoryKey) : null;
            if (hostsOwn && factory == null) {
                return null;
            }
            context.put(parserFactoryKey, (ParserFactory) null);
            return hostsOwn
                    ? (ParserFactory) ((Context.Factory<?>) factory).make(context)
                    : new NewParserFactory(context);
        }
    }

    private static final class WrappingScannerFactory extends ScannerFactory {
        private final ReplacedFactories factories;

        WrappingScannerFactory(Context context, ReplacedFactories factories) {
            super(context);
            this.factories = factories;
        }

        @Override
        public Scanner newScanner(CharSequence input, boolean keepDocComments) {
            if (input instanceof CharBuffer buffer && buffer.hasArray()) {
                int from = buffer.arrayOffset() + buffer.position();
                if (!factories.wrapper.wants(buffer.array(), from, from + buffer.remaining())) {
                    return super.newScanner(input, keepDocComments);
                }
            }
            char[] text = input.toString().toCharArray();
            return newScanner(text, text.length, keepDocComments);
        }

        @Override
        public Scanner newScanner(char[] input, int inputLength, boolean keepDocComments) {
            return factories.wrapper.wants(input, 0, inputLength)
                    ? new OpenScanner(this, factories.wrapper.wrap(this, original(input, inputLength, keepDocComments)))
                    : super.newScanner(input, inputLength, keepDocComments);
        }

        private JavaTokenizer original(char[] input, int inputLength, boolean keepDocComments) {
            return keepDocComments
                    ? new OpenJavadocTokenizer(this, input, inputLength)
                    : new OpenTokenizer(this, input, inputLength);
        }
    }

    private static final class OpenScanner extends Scanner {
        OpenScanner(ScannerFactory factory, JavaTokenizer tokenizer) {
            super(factory, tokenizer);
        }
    }

    private static final class OpenTokenizer extends JavaTokenizer {
        OpenTokenizer(ScannerFactory factory, char[] input, int length) {
            super(factory, input, length);
        }
    }

    private static final class OpenJavadocTokenizer extends JavadocTokenizer {
        OpenJavadocTokenizer(ScannerFactory factory, char[] input, int length) {
            super(factory, input, length);
        }
    }
}
