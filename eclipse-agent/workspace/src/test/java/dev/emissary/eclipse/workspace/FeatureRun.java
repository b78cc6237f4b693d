package dev.emissary.eclipse.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.manipulation.JavaManipulation;

/** One run of all features in both forms, within Equinox. */
public final class FeatureRun {
    /** The key of the version of JDT in the file of answers. */
    static final String VERSION = "version";

    /** What the key ends with of what is said about three mistakes. */
    static final String MISTAKES = "mistakes";

    private FeatureRun() {}

    /** Returns the key of an answer in the file of answers. */
    static String key(Form form, Feature feature) {
        return form + "." + feature;
    }

    /**
     * Runs all features.
     *
     * @param sources the directory with the sources of the two projects
     * @param annotations the jar of the annotations
     * @param answers the file to write what was observed to: properties named as {@code KEYWORD.FULL_BUILD}
     */
    public static void run(String sources, String annotations, String answers) throws Exception {
        IWorkspaceDescription description = ResourcesPlugin.getWorkspace().getDescription();
        description.setAutoBuilding(false);
        ResourcesPlugin.getWorkspace().setDescription(description);

        JavaManipulation.setPreferenceNodeId(JavaManipulation.ID_PLUGIN);

        Properties observed = new Properties();
        observed.setProperty(
                VERSION, String.valueOf(JavaCore.getJavaCore().getBundle().getVersion()));
        for (Form form : Form.values()) {
            Projects projects = Projects.create(form, Path.of(sources), Path.of(annotations));
            projects.buildAll();
            for (Map.Entry<Feature, Probe> probe : probes().entrySet()) {
                observed.setProperty(key(form, probe.getKey()), observe(probe.getValue(), projects));
                projects.reset();
            }
            observed.setProperty(form + "." + MISTAKES, observe(BuildProbes::mistakes, projects));
        }
        write(observed, Path.of(answers));
    }

    private static Map<Feature, Probe> probes() {
        Map<Feature, Probe> probes = new EnumMap<>(Feature.class);
        probes.putAll(BuildProbes.all());
        probes.putAll(EditingProbes.all());
        probes.putAll(NavigationProbes.all());
        probes.putAll(RefactoringProbes.all());
        return probes;
    }

    /** A feature that throws does not work, and the others are to be seen all the same. */
    private static String observe(Probe probe, Projects projects) {
        try {
            return probe.observe(projects);
        } catch (Exception | LinkageError failure) {
            StringBuilder trace = new StringBuilder(failure.toString());
            for (StackTraceElement frame : failure.getStackTrace()) {
                trace.append("\n    ").append(frame);
            }
            return trace.toString();
        }
    }

    private static void write(Properties observed, Path file) throws IOException {
        try (var out = Files.newBufferedWriter(file)) {
            observed.store(out, null);
        }
    }
}
