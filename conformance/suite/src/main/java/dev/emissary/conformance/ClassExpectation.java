package dev.emissary.conformance;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a case says of a compiled class.
 *
 * @param aspect what it speaks of
 * @param className the binary name of the class
 * @param lines all that there is, a line for each
 */
record ClassExpectation(Aspect aspect, String className, List<String> lines) {
    ClassExpectation {
        lines = List.copyOf(lines);
    }

    /** What is asked of a compiled class. */
    enum Aspect {
        /** Its modifiers, name, type parameters, superclass and interfaces. */
        CLASS("class"),
        /** The fields that it declares, in order. */
        FIELDS("fields of"),
        /** The constructors that it declares. */
        CONSTRUCTORS("constructors of"),
        /** The methods that it declares, bridges among them. */
        METHODS("methods of"),
        /** Its annotations in the class file, by name and with their values, whether reflection sees them or not. */
        ANNOTATIONS("annotations of");

        private final String words;

        Aspect(String words) {
            this.words = words;
        }

        static Optional<Aspect> of(String word) {
            return Stream.of(values())
                    .filter(aspect -> word.startsWith(aspect.words + " "))
                    .findFirst();
        }

        static List<String> words() {
            return Stream.of(values()).map(aspect -> aspect.words).toList();
        }

        List<String> classNames(String word) {
            return Header.listed(word.substring(words.length() + 1));
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
