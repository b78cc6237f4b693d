package dev.emissary.eclipse.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A reader of class files and other resources. The jar that it has read last stays open until it reads another one or
 * is closed; to open it for each class anew takes longer than to read it. The JDK's own cache of open jars is not used,
 * because others may close what is in it.
 */
final class ClassFiles implements AutoCloseable {
    private String jar = "";
    private ZipFile open;

    /** Returns the content of a resource. */
    synchronized byte[] read(URL resource) {
        try {
            URLConnection connection = resource.openConnection();
            connection.setUseCaches(false);
            InputStream content = connection instanceof JarURLConnection inJar
                            && inJar.getJarFileURL().getProtocol().equals("file")
                    ? content(inJar)
                    : connection.getInputStream();
            try (content) {
                return content.readAllBytes();
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private InputStream content(JarURLConnection connection) throws IOException {
        String wanted = connection.getJarFileURL().toString();
        if (!wanted.equals(jar)) {
            close();
            open = new ZipFile(new File(URI.create(wanted)));
            jar = wanted;
        }
        ZipEntry entry = open.getEntry(connection.getEntryName());
        return entry == null ? connection.getInputStream() : open.getInputStream(entry);
    }

    @Override
    public synchronized void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        jar = "";
        open = null;
    }
}
