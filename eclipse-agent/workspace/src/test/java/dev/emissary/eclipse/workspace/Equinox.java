package dev.emissary.eclipse.workspace;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.adaptor.EclipseStarter;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/**
 * A program that runs JDT without its user interface: it starts Equinox with the bundles of a directory and the bundle
 * that is the directory of the test classes, in which {@link FeatureRun} does the rest.
 */
final class Equinox {

    /** How the name of the bundle begins that is the framework itself. */
    static final String FRAMEWORK = "org.eclipse.osgi-";

    private Equinox() {}

    /**
     * Runs all features in a new workspace.
     *
     * @param arguments the directory with the bundles, the directory of the test classes, an empty directory to work in,
     *     the directory with the sources, the jar of the annotations, and the file to write the answers to
     */
    public static void main(String[] arguments) {
        int status = 1;
        try {
            run(arguments);
            status = 0;
        } catch (Exception | LinkageError failure) {
            failure.printStackTrace();
        } finally {
            // The threads of the framework would keep the JVM alive.
            System.exit(status);
        }
    }

    private static void run(String[] arguments) throws Exception {
        Path work = Path.of(arguments[2]);
        Map<String, String> settings = new HashMap<>();
        settings.put("osgi.install.area", work.resolve("install").toUri().toString());
        settings.put(
                "osgi.configuration.area", work.resolve("configuration").toUri().toString());
        settings.put("osgi.instance.area", work.resolve("workspace").toUri().toString());
        settings.put("osgi.bundles", "");
        settings.put("osgi.noShutdown", "true");
        settings.put("eclipse.ignoreApp", "true");
        EclipseStarter.setInitialProperties(settings);
        BundleContext context = EclipseStarter.startup(new String[0], null);

        Bundle last = null;
        for (Bundle bundle : install(context, new File(arguments[0]), new File(arguments[1]))) {
            bundle.start(Bundle.START_ACTIVATION_POLICY);
            last = bundle;
        }
        last.loadClass(Equinox.class.getPackageName() + ".FeatureRun")
                .getMethod("run", String.class, String.class, String.class)
                .invoke(null, arguments[3], arguments[4], arguments[5]);
        EclipseStarter.shutdown();
    }

    /** Installs the bundles of a directory, without the framework itself and fragments, and last the other directory. */
    private static List<Bundle> install(BundleContext context, File directory, File last) throws Exception {
        List<Bundle> installed = new ArrayList<>();
        for (File file : Arrays.stream(directory.listFiles()).sorted().toList()) {
            if (!file.getName().startsWith(FRAMEWORK)) {
                Bundle bundle = context.installBundle("reference:" + file.toURI());
                if (bundle.getSymbolicName() != null && bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null) {
                    installed.add(bundle);
                }
            }
        }
        installed.add(context.installBundle("reference:" + last.toURI()));
        return installed;
    }
}
