package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegateMethod.DeclaredIn;
import dev.emissary.model.Line;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.util.Util;

/** The texts of the messages, with the arguments that the rules give, as javac's plugin words them (EM-DIAG-1). */
final class MessageText {
    private static final String PREFIX = "emissary.";

    private static final ResourceBundle TEXTS = read();

    private MessageText() {}

    private static ResourceBundle read() {
        try {
            URL resource = MessageText.class.getResource("/dev/emissary/rules/messages.properties");
            // Without the cache of open jars, which others may close.
            URLConnection connection = resource.openConnection();
            connection.setUseCaches(false);
            try (InputStream stream = connection.getInputStream()) {
                String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
                return new PropertyResourceBundle(new StringReader(text));
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Returns the text of a message, given its key without the prefix of all keys. */
    static String of(String key, List<?> arguments) {
        List<String> formatted = new ArrayList<>();
        for (Object argument : arguments) {
            if (argument instanceof DelegateMethod supplied) {
                formatted.add(method(Bindings.ofMethod(supplied.signature())));
                formatted.add(site(supplied));
            } else {
                formatted.add(text(argument));
            }
        }
        return MessageFormat.format(TEXTS.getString(PREFIX + key), formatted.toArray());
    }

    private static String text(Object argument) {
        if (argument instanceof DeclaredIn site) {
            return site(site.method());
        } else if (argument instanceof Line line) {
            return line.equals(Line.NONE) ? "" : of("misc." + line.key(), line.arguments()) + "\n";
        } else if (argument instanceof TypeMirror type) {
            TypeBinding binding = Bindings.of(type);
            return binding == null ? type.toString() : simple(binding);
        } else if (argument instanceof TypeElement type) {
            return simple(Bindings.ofType(type));
        } else if (argument instanceof ExecutableElement method) {
            return method(Bindings.ofMethod((Element) method));
        } else if (argument instanceof List<?> list) {
            return list.stream().map(MessageText::text).collect(Collectors.joining(","));
        }
        return String.valueOf(argument);
    }

    private static String simple(TypeBinding type) {
        String name = new String(type.shortReadableName());
        // Of a generic class itself the compiler shows the type parameters.
        return type.isGenericType() ? name.replaceFirst("<.*", "") : name;
    }

    private static String method(MethodBinding method) {
        String text = new String(method.shortReadableName()).replace(", ", ",");
        String variables = Stream.of(method.typeVariables())
                .map(variable -> new String(variable.sourceName()))
                .collect(Collectors.joining(",", "<", ">"));
        return (variables.equals("<>") ? "" : variables)
                + (method.isVarargs() ? text.replaceFirst("\\[\\]\\)$", "...)") : text);
    }

    private static String site(DelegateMethod supplied) {
        MethodBinding method = Bindings.ofMethod((Element) supplied.method());
        boolean isDeclared = Bindings.ofType(supplied.through()) == method.declaringClass;
        List<Object> arguments = new ArrayList<>();
        if (!isDeclared) {
            arguments.add(supplied.through());
        }
        arguments.add(supplied.method().getEnclosingElement());
        String key = isDeclared ? "misc.declared" : "misc.inherited";
        if (!(method.declaringClass instanceof SourceTypeBinding source) || source.scope == null) {
            return of(key, arguments);
        }
        CompilationResult file = source.scope.referenceCompilationUnit().compilationResult;
        int[] lines = file.getLineSeparatorPositions();
        String path = new String(file.getFileName());
        arguments.add(path.substring(path.lastIndexOf('/') + 1));
        arguments.add(Integer.toString(Util.getLineNumber(method.sourceStart(), lines, 0, lines.length - 1)));
        return of(key + ".at", arguments);
    }
}
