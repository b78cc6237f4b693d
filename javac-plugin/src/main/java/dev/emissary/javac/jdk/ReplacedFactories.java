package dev.emissary.javac.jdk;

import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.JavadocTokenizer;
import com.sun.tools.javac.parser.ParserFactory;
import com.sun.tools.javac.parser.Scanner;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.util.Context;
import java.nio.CharBuffer;

/**
 * Replaces the factories that create javac's scanners.
 *
 * <p>A plugin starts after {@code JavaCompiler} has taken its parser factory from the context, so the new one goes both
 * into the context and into the compiler's (non-final) field. Only a new parser factory picks up a new scanner factory.
 */
public final class ReplacedFactories {

    private ReplacedFactories() {}

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
    public static void install(Context context, TokenizerWrapper wrapper) {
        context.put(ScannerFactory.scannerFactoryKey, (ScannerFactory) null);
        new WrappingScannerFactory(context, wrapper);
        ParserFactory parsers = NewParserFactory.in(context);
        HiddenMember.PARSER_FACTORY.set(JavaCompiler.instance(context), parsers);
    }

    private static final class NewParserFactory extends ParserFactory {
        private NewParserFactory(Context context) {
            super(context);
        }

        static ParserFactory in(Context context) {
            context.put(parserFactoryKey, (ParserFactory) null);
            return new NewParserFactory(context);
        }
    }

    private static final class WrappingScannerFactory extends ScannerFactory {
        private final TokenizerWrapper wrapper;

        WrappingScannerFactory(Context context, TokenizerWrapper wrapper) {
            super(context);
            this.wrapper = wrapper;
        }

        @Override
        public Scanner newScanner(CharSequence input, boolean keepDocComments) {
            if (input instanceof CharBuffer buffer && buffer.hasArray()) {
                int from = buffer.arrayOffset() + buffer.position();
                if (!wrapper.wants(buffer.array(), from, from + buffer.remaining())) {
                    return super.newScanner(input, keepDocComments);
                }
            }
            char[] text = input.toString().toCharArray();
            return newScanner(text, text.length, keepDocComments);
        }

        @Override
        public Scanner newScanner(char[] input, int inputLength, boolean keepDocComments) {
            return wrapper.wants(input, 0, inputLength)
                    ? new OpenScanner(this, wrapper.wrap(this, original(input, inputLength, keepDocComments)))
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
