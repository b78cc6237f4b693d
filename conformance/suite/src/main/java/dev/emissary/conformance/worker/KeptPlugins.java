package dev.emissary.conformance.worker;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A file manager of javac that loads a plugin once for all compilations of this JVM. javac itself would load, verify
 * and interpret its classes anew for each.
 */
final class KeptPlugins extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private static final Map<List<Path>, ClassLoader> LOADERS = new ConcurrentHashMap<>();

    KeptPlugins(StandardJavaFileManager files) {
        super(files);
    }

    @Override
    public ClassLoader getClassLoader(JavaFileManager.Location location) {
        if (location != StandardLocation.ANNOTATION_PROCESSOR_PATH) {
            return super.getClassLoader(location);
        }
        List<Path> path = new ArrayList<>();
        fileManager.getLocationAsPaths(location).forEach(path::add);
        return LOADERS.computeIfAbsent(List.copyOf(path), KeptPlugins::loader);
    }

    private static ClassLoader loader(List<Path> path) {
        try {
            URL[] urls = new URL[path.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = path.get(i).toUri().toURL();
            }
            // javac closes a loader that can be closed.
            return new ClassLoader(new URLClassLoader(urls, ClassLoader.getSystemClassLoader())) {};
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
