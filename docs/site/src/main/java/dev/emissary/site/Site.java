package dev.emissary.site;

import dev.emissary.site.Address.Kind;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The site: the pages of the menu, and every file that can be reached from them.
 *
 * <p>It has the directories of the repository, so that a relative link of a document is one of the site but for its
 * extension. Pages and pictures that the build makes have their places there, too. What is neither a page nor an image
 * is shown as text, and a directory as a list.
 */
final class Site {
    private final SourceTree files;
    private final Navigation navigation;
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Map<String, Address> images = new LinkedHashMap<>();
    private final Deque<Address> open = new ArrayDeque<>();

    private Site(SourceTree files) throws IOException {
        this.files = files;
        navigation = Navigation.parse(Resources.text("navigation.txt"));
    }

    /**
     * Writes the site.
     *
     * @param arguments the root of the repository; the directory of the site, whose content is replaced; and the
     *     modules that make pages, with commas between them
     * @throws IOException if a file cannot be read or written, or if a link leads nowhere; the site is as before then
     */
    public static void main(String... arguments) throws IOException {
        Path root = Path.of(arguments[0]).toRealPath();
        Path output = Path.of(arguments[1]).toAbsolutePath().normalize();
        Site site = new Site(SourceTree.of(root, arguments[2]));
        site.read();
        Files.createDirectories(output.getParent());
        Path written = Files.createTempDirectory(output.getParent(), "site");
        try {
            site.write(written);
            delete(output);
            Files.move(written, output, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            delete(written);
        }
        System.out.println(site.pages.size() + " pages: " + output.resolve("index.html"));
    }

    private void read() throws IOException {
        navigation.pages().forEach(path -> open.add(new Address(path)));
        while (!open.isEmpty()) {
            Address address = open.remove();
            if (!pages.containsKey(address.path()) && !images.containsKey(address.path())) {
                switch (address.kind(files)) {
                    case PAGE -> pages.put(address.path(), page(address));
                    case IMAGE -> images.put(address.path(), address);
                    case TEXT -> pages.put(address.path(), TextPage.of(address.inSite(files), address, text(address)));
                    case DIRECTORY -> pages.put(address.path(), list(address));
                }
            }
        }
    }

    private Page page(Address address) throws IOException {
        return MarkdownPage.of(address.inSite(files), text(address), target -> link(address, target));
    }

    private Page list(Address directory) throws IOException {
        Address inside = new Address(directory.path() + "/");
        StringBuilder body = new StringBuilder();
        for (String name : files.names(directory.path())) {
            body.append("<li><a href=\"")
                    .append(Html.text(link(inside, name)))
                    .append("\">")
                    .append(Html.text(name))
                    .append("</a></li>\n");
        }
        String title = directory.path() + "/";
        return new Page(
                directory.inSite(files),
                title,
                List.of(),
                "<h1>" + Html.text(title) + "</h1>\n<ul>\n" + body + "</ul>\n");
    }

    private String text(Address address) throws IOException {
        try {
            return Files.readString(files.file(address.path()));
        } catch (MalformedInputException binary) {
            throw new IOException(address.path() + " is no text, and no kind of image that the site knows", binary);
        }
    }

    /** Returns a link of a file as a link of the site, and lets the site have what it leads to. */
    private String link(Address from, String target) {
        if (target.matches("[a-z]+:.*") || target.startsWith("#")) {
            return target;
        }
        String[] parts = target.split("#", 2);
        Path file = Path.of(from.directory()).resolve(parts[0]).normalize();
        String path = file.toString().replace('\\', '/');
        if (file.startsWith("..") || !files.exists(path)) {
            throw new IllegalArgumentException(from.path() + " has a link that leads nowhere: " + target
                    + "; mvn -q package -DskipTests makes the pages that are not kept");
        }
        Address to = new Address(path);
        Address readMe = new Address((path.isEmpty() ? "" : path + "/") + "README.md");
        if (to.kind(files) == Kind.DIRECTORY && files.exists(readMe.path())) {
            to = readMe;
        }
        open.add(to);
        String link = Address.link(from.inSite(files), to.inSite(files));
        return parts.length == 1 ? link : link + "#" + parts[1];
    }

    private void write(Path directory) throws IOException {
        Layout layout = new Layout(Resources.text("page.html"), navigation, pages);
        for (Page page : pages.values()) {
            Files.writeString(created(directory.resolve(page.path())), layout.html(page));
        }
        for (Address image : images.values()) {
            Files.copy(files.file(image.path()), created(directory.resolve(image.path())));
        }
        for (String path : Resources.files()) {
            Files.write(created(directory.resolve("site").resolve(Path.of(path).getFileName())), Resources.bytes(path));
        }
        Files.writeString(directory.resolve("site").resolve("sections.js"), SearchSections.script(navigation, pages));
    }

    private static Path created(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return file;
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
