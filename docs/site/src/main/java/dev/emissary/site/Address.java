package dev.emissary.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * A file or directory of the repository, and its place in the site, which has the directories of the repository.
 *
 * @param path its path from the root of the repository, with slashes, and empty for the root
 */
record Address(String path) {
    private static final Set<String> COPIED = Set.of("svg", "json", "csv", "zip");
    private static final String INDEX = "index.html";
    /** The page of a directory that shows its files. */
    private static final String FILES = "files.html";

    /** What becomes of a file. */
    enum Kind {
        PAGE,
        /** A picture, or data: it is copied. */
        COPY,
        TEXT,
        DIRECTORY
    }

    /** Returns what becomes of it. A directory with a {@code README.md} is this page. */
    Kind kind(SourceTree files) {
        if (path.endsWith(".md")) {
            return Kind.PAGE;
        }
        return COPIED.contains(extension())
                ? Kind.COPY
                : Files.isDirectory(files.file(path)) ? Kind.DIRECTORY : Kind.TEXT;
    }

    /** Returns the path in the site of the page that shows it, or of the copy. */
    String inSite(SourceTree files) {
        return switch (kind(files)) {
            case PAGE ->
                name().equals("README.md")
                        ? directory() + INDEX
                        : path.substring(0, path.length() - ".md".length()) + ".html";
            case COPY -> path;
            case TEXT -> directory() + FILES;
            case DIRECTORY -> path.isEmpty() ? FILES : path + "/" + FILES;
        };
    }

    /** Returns the path of the directory that it is in, with a slash at the end if there is one. */
    String directory() {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    String extension() {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** Returns the relative link from one page of the site to another. */
    static String link(String fromPage, String toPage) {
        Path from = Path.of(fromPage).getParent();
        Path to = Path.of(toPage);
        Path link = from == null ? to : from.relativize(to);
        return link.toString().replace('\\', '/');
    }
}
