package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.MemoryFiles;
import dev.emissary.javac.testing.SourceText;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources, does what each message proposes, compiles again, and notes where that does not help. */
final class ProposalProof implements AutoCloseable {
    private static final Pattern SUPPRESSION = Pattern.compile("@SuppressWarnings\\((\\{?[^)}]*}?)\\) ");
    private static final Pattern RESULT = Pattern.compile("(@Override public (?:<.*?> )?)([\\w.]+) (\\w+)\\(");

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager disk = javac.getStandardFileManager(null, Locale.ENGLISH, null);
    private final Map<String, Integer> tried = new TreeMap<>();
    private final List<String> rejected = new ArrayList<>();

    /** The file that is changed, and the options of the plugin. */
    private record Setting(String file, String pluginOptions) {}

    /** Tries everything that is proposed to source files that are compiled together. */
    void tryAll(List<String> sources, String pluginOptions) {
        List<String> names = sources.stream().map(SourceText::qualifiedName).toList();
        if (names.stream()
                        .map(name -> name.substring(name.lastIndexOf('.') + 1))
                        .distinct()
                        .count()
                < names.size()) {
            return;
        }
        for (int i = 0; i < sources.size(); i++) {
            String file = names.get(i).substring(names.get(i).lastIndexOf('.') + 1) + ".java";
            Setting setting = new Setting(file, pluginOptions);
            List<Message> before = compile(sources, setting);
            List<Message> inFile = before.stream()
                    .filter(message -> message.file().equals(file))
                    .toList();
            for (Proposal proposal : Proposal.of(inFile, sources.get(i))) {
                List<String> changed = new ArrayList<>(sources);
                changed.set(i, proposal.source());
                tryOne(proposal, before, changed, setting);
            }
        }
    }

    /** Tries everything that is proposed to random programs whose types are right. */
    void tryPrograms(List<Program> programs) {
        List<JavaFileObject> files = programs.stream()
                .map(program -> JavaFileObjects.forSourceString(program.fileName(), program.emissary(List.of())))
                .toList();
        List<Message> messages = compileFiles(files, "");
        for (Program program : programs) {
            String file = program.fileName().replaceFirst(".*\\.", "") + ".java";
            List<Message> inFile = messages.stream()
                    .filter(message -> message.file().equals(file))
                    .toList();
            if (errors(inFile).stream().allMatch(message -> message.line() >= program.declarationLine())
                    && inFile.stream().anyMatch(message -> message.key().startsWith("emissary."))) {
                tryAll(List.of(program.emissary(List.of())), "");
            }
        }
    }

    private void tryOne(Proposal proposal, List<Message> before, List<String> changed, Setting setting) {
        tried.merge(proposal.key(), 1, Integer::sum);
        List<Message> after = compile(changed, setting);
        List<String> complaints = new ArrayList<>();
        for (Message message : proposal.solved()) {
            String identity = Proposal.identity(message);
            if (count(after, Proposal::identity).getOrDefault(identity, 0L)
                    >= count(before, Proposal::identity).get(identity)) {
                complaints.add("is still there: " + identity);
            }
        }
        complaints.addAll(newErrors(proposal, before, after));
        if (!proposal.line().isEmpty()) {
            complaints.addAll(warnings(proposal, after, changed, setting));
        }
        if (!complaints.isEmpty()) {
            rejected.add(proposal.key() + " " + proposal.line() + "\n" + String.join("\n", complaints) + "\nin\n"
                    + proposal.source());
        }
    }

    private static Map<String, Long> count(List<Message> messages, Function<Message, String> text) {
        return messages.stream().collect(Collectors.groupingBy(text, Collectors.counting()));
    }

    /** Returns the errors of which there are more than before. */
    private static List<String> newErrors(Proposal proposal, List<Message> before, List<Message> after) {
        Map<String, Long> allowed = count(before, Message::key);
        if (after.stream().anyMatch(message -> message.key().equals("emissary.err.wildcard"))) {
            // A method of an interface that cannot be implemented overrides nothing.
            allowed.put("compiler.err.method.does.not.override.superclass", Long.MAX_VALUE);
        }
        proposal.solved().forEach(message -> allowed.merge(message.key(), -1L, Long::sum));
        List<String> complaints = new ArrayList<>();
        Set<String> known = count(before, Proposal::identity).keySet();
        count(errors(after), Message::key).forEach((key, count) -> {
            boolean isKnown = errors(after).stream()
                    .filter(message -> message.key().equals(key))
                    .map(Proposal::identity)
                    .allMatch(known::contains);
            if (count > allowed.getOrDefault(key, 0L) && !isKnown) {
                complaints.add("leads to "
                        + errors(after).stream()
                                .filter(message -> message.key().equals(key))
                                .map(Proposal::identity)
                                .toList());
            }
        });
        return complaints;
    }

    private static List<Message> errors(List<Message> messages) {
        return messages.stream()
                .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
                .toList();
    }

    /** Returns what is wrong with the warnings of a pasted declaration, and with what it suppresses. */
    private List<String> warnings(Proposal proposal, List<Message> after, List<String> changed, Setting setting) {
        Matcher suppression = SUPPRESSION.matcher(proposal.line());
        Set<String> suppressed = suppression
                .results()
                .flatMap(one -> Stream.of(one.group(1).replaceAll("[{}\"]", "").split(", ")))
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> complaints = new ArrayList<>();
        for (Message message : inLine(after, proposal.source(), proposal.line(), setting)) {
            // Errors are judged apart. javac looks for some warnings in the class, so that no annotation of a method
            // suppresses them.
            boolean ofTheClass =
                    message.key().startsWith("compiler.warn.override.") && suppressed.contains(category(message));
            if (message.kind() != Diagnostic.Kind.ERROR && !ofTheClass) {
                complaints.add("warns: " + message.key() + " " + message.text());
            }
        }
        if (suppressed.isEmpty() || proposal.line().contains("\n")) {
            return complaints;
        }
        String bare = suppression.replaceAll("");
        Set<String> deserved = warnedOf(bare, proposal, changed, setting);
        // What javac says of finalize() depends on its version.
        boolean both = proposal.key().equals("emissary.err.method.finalize") && suppressed.containsAll(deserved);
        if (!deserved.equals(suppressed) && (!both || deserved.isEmpty())) {
            complaints.add("suppresses " + suppressed + ", gets " + deserved);
        }
        if (suppressed.contains("rawtypes")) {
            for (String other : withOtherResults(bare, changed)) {
                Set<String> less = warnedOf(other, proposal, changed, setting);
                if (suppressed.containsAll(less) && less.size() < suppressed.size()) {
                    complaints.add("suppresses " + suppressed + ", needs only " + less + " as " + other);
                }
            }
        }
        return complaints;
    }

    /** Returns the categories of warnings that a declaration gets in the place of another, or that it has an error. */
    private Set<String> warnedOf(String line, Proposal proposal, List<String> changed, Setting setting) {
        String source = proposal.source().replace(proposal.line(), line);
        List<String> sources = changed.stream()
                .map(text -> text.equals(proposal.source()) ? source : text)
                .toList();
        return inLine(compile(sources, setting), source, line, setting).stream()
                // Two methods of interfaces that clash do so whatever the declaration is.
                .filter(message -> !message.key().startsWith("compiler.err.name.clash."))
                .map(ProposalProof::category)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Message> inLine(List<Message> messages, String source, String pasted, Setting setting) {
        List<String> lines = source.lines().toList();
        return messages.stream()
                .filter(message -> message.file().equals(setting.file())
                        && !message.key().startsWith("emissary.")
                        && message.line() > 0
                        && pasted.contains(lines.get((int) message.line() - 1)))
                .toList();
    }

    /** Returns the lint category of a warning, or the key of another message. */
    private static String category(Message message) {
        String key = message.key().replaceFirst("^compiler\\.warn\\.", "");
        return switch (key) {
            case "has.been.deprecated" -> "deprecation";
            case "has.been.deprecated.for.removal" -> "removal";
            case "raw.class.use" -> "rawtypes";
            case "override.varargs.missing", "override.varargs.extra" -> "overrides";
            case "prob.found.req" -> "unchecked";
            default -> key.contains("unchecked") ? "unchecked" : key;
        };
    }

    /** Returns a declaration with each parameterized result, in place of a raw one, that methods of its name have. */
    private static List<String> withOtherResults(String line, List<String> sources) {
        Matcher result = RESULT.matcher(line);
        if (!result.find()) {
            return List.of();
        }
        String simple = result.group(2).substring(result.group(2).lastIndexOf('.') + 1);
        Pattern parameterized =
                Pattern.compile("\\b(" + simple + "<[^()\\n]*>) " + Pattern.quote(result.group(3)) + "\\(");
        return sources.stream()
                .flatMap(text -> parameterized.matcher(text).results())
                .map(other -> line.substring(0, result.start(2)) + other.group(1) + line.substring(result.end(2)))
                .distinct()
                .toList();
    }

    private List<Message> compile(List<String> texts, Setting setting) {
        return compileFiles(Javac.texts(texts.toArray(String[]::new)), setting.pluginOptions());
    }

    private List<Message> compileFiles(List<JavaFileObject> sources, String pluginOptions) {
        List<Message> messages = new ArrayList<>();
        MemoryFiles files = new MemoryFiles(disk, getClass().getClassLoader());
        JavaCompiler.CompilationTask task = javac.getTask(
                new StringWriter(),
                files,
                diagnostic -> messages.add(Compiled.message(diagnostic)),
                List.of(
                        "-Xlint:all,-processing",
                        "-Xmaxerrs",
                        "10000",
                        "-Xmaxwarns",
                        "10000",
                        "-proc:none",
                        ("-Xplugin:Emissary " + pluginOptions).strip()),
                null,
                sources);
        task.setLocale(Locale.ENGLISH);
        task.call();
        return messages;
    }

    /** Returns how many proposals were tried. */
    int tried() {
        return tried.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the proposals that were rejected, each with the file in which it was followed. */
    List<String> rejected() {
        return List.copyOf(rejected);
    }

    /** Returns the keys of the messages whose proposals were tried. */
    Set<String> keys() {
        return tried.keySet();
    }

    @Override
    public String toString() {
        return "%d proposals tried (%s), %d rejected".formatted(tried(), tried, rejected.size());
    }

    @Override
    public void close() {
        try {
            disk.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
