package dev.emissary.javac.jdk;

import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.util.Arrays;
import java.util.List;

/**
 * The {@code -Xplugin} arguments of a compilation that ask for this plugin.
 *
 * <p>javac takes arguments of the same words for one. Of different ones it starts the plugin with the first, and says of
 * the others that there is no such plugin.
 */
public final class PluginRequests {
    private static final String NOT_FOUND = "compiler.err.plugin.not.found";

    private PluginRequests() {}

    /** Returns the different requests for a plugin, each with the words that follow its name. */
    public static List<String> of(Context context, String plugin) {
        String all = Options.instance(context).get(Option.PLUGIN);
        return Arrays.stream(all == null ? new String[0] : all.split("\0"))
                .map(request -> String.join(" ", request.split("\\s+")))
                .filter(request -> request.equals(plugin) || request.startsWith(plugin + " "))
                .distinct()
                .toList();
    }

    /** Drops what javac says of the requests that it has no second plugin for. */
    public static void dropNotFound(LogFilter filter, String plugin) {
        filter.drop(diagnostic -> diagnostic.getCode().equals(NOT_FOUND)
                && plugin.equals(String.valueOf(diagnostic.getArgs()[0])));
    }
}
