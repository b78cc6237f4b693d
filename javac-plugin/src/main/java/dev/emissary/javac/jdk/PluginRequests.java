package dev.emissary.javac.jdk;

import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The {@code -Xplugin} arguments of a compilation that ask for this plugin.
 *
 * <p>javac takes arguments of the same words for one. Of different ones it starts the plugin with the first, and says
 * of the others that there is no such plugin.
 */
public final class PluginRequests {
    private static final String NOT_FOUND = "compiler.err.plugin.not.found";

    private PluginRequests() {}

    /** Returns the different requests for a plugin, each with the words that follow its name. */
    public static List<String> of(Context context, String plugin) {
        String all = Options.instance(context).get(Option.PLUGIN);
        if (all == null) {
            return List.of();
        }
        Set<String> requests = new LinkedHashSet<>();
        for (String each : all.split("\0", -1)) {
            String request = String.join(" ", each.split("\\s+", 0));
            if (request.equals(plugin) || request.startsWith(plugin + " ")) {
                requests.add(request);
            }
        }
        return List.copyOf(requests);
    }

    /** Drops what javac says of the requests that it has no second plugin for. */
    public static void dropNotFound(LogFilter filter, String plugin) {
        filter.drop(diagnostic -> diagnostic.getCode().equals(NOT_FOUND)
                && plugin.equals(String.valueOf(diagnostic.getArgs()[0])));
    }
}
