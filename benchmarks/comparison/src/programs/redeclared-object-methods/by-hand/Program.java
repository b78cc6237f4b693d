/* A class by hand, whose author has read the interface; javac asks for length() only. */
package redeclared_object_methods;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Quote implements Text {
        private final Text text;

        Quote(Text text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Quote(new Word()));
    }
}
