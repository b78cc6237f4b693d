package dev.emissary.conformance;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One claim about emissaries, with the program that shows it.
 *
 * @param name its topic and its own name, for instance {@code forwarders/default-method}
 * @param place the file and the line of its heading, for instance {@code forwarders/calls.java:12}
 * @param clauses the clauses of the specification that it is about, the closest first
 * @param claim what it claims, in a sentence
 * @param jdk the first release of the JDK that it can be compiled on
 * @param options what the compiler is told about emissaries, for instance {@code lint=on}
 * @param warnings whether the compiler shows all warnings of the language, none of which may be unexpected
 * @param library whether the annotation and the superclass of emissaries are on the class path
 * @param withoutPosition the diagnostics without a position that are expected
 * @param says texts that occur in the messages
 * @param prints the lines that it prints; no class is run where this is empty
 * @param classes what is expected of compiled classes
 * @param without classes that are deleted before the last step
 * @param steps the files of one compilation after the other; each sees the classes of those before
 * @param processor the class of an earlier step that the last one runs as an annotation processor; empty for none
 * @param plain whether the compiler that knows no emissaries says the same, and gives the same class files
 * @param together whether one compilation of all files gives the same class files as the steps
 * @param same files that replace those of the same names, and then give the same class files
 */
public record ConformanceCase(
        String name,
        String place,
        List<String> clauses,
        String claim,
        int jdk,
        List<String> options,
        boolean warnings,
        boolean library,
        List<Mark> withoutPosition,
        List<String> says,
        Optional<List<String>> prints,
        List<ClassExpectation> classes,
        List<String> without,
        List<List<SourceFile>> steps,
        String processor,
        boolean plain,
        boolean together,
        List<SourceFile> same) {

    /** Returns all diagnostics that are expected. */
    public List<Mark> marks() {
        return Stream.concat(
                        withoutPosition.stream(),
                        steps.stream().flatMap(List::stream).flatMap(file -> file.marks().stream()))
                .toList();
    }

    /** Whether it expects that its last step does not compile. */
    public boolean rejected() {
        return marks().stream().anyMatch(mark -> mark.kind() == Kind.ERROR);
    }

    @Override
    public String toString() {
        return name + " (" + place + ")";
    }
}
