package dev.emissary.site;

import dev.emissary.site.Address.Kind;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The site: the pages of the menu, and every file of the repository that can be reached from them.
 *
 * <p>It has the directories of the repository, so that a relative link of a document is one of the site but for its
 * extension. What is neither a page nor an image is shown as text, and a directory as a list.
 */
final class Site {
    private final Path root;
    private final Navigation navigation;
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Map<String, Address> images = new LinkedHashMap<>();
    private final Deque<Address> open = new ArrayDeque<>();

    private Site(Path root) throws IOException {
        this.root = root;
        navigation = Navigation.parse(Resources.text("navigation.txt"));
    }

    /**
     * Writes the site.
     *
     * @param arguments the root of the repository, and the directory of the site, whose content is replaced
     * @throws IOException if a file cannot be read or written, or if a link leads nowhere; the site is as before then
     */
    public static void main(String... arguments) throws IOException {
        Path root = Path.of(arguments[0]).toRealPath();
        Path output = Path.of(arguments[1]).toAbsolutePath().normalize();
        Site site = new Site(root);
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
                switch (address.kind(root)) {
                    case PAGE -> pages.put(address.path(), page(address));
                    case IMAGE -> images.put(address.path(), address);
                    case TEXT -> pages.put(address.path(), TextPage.of(address.inSite(root), address, text(address)));
                    case DIRECTORY -> pages.put(address.path(), list(address));
                }
            }
        }
    }

    private Page page(Address address) throws IOException {
        return MarkdownPage.of(address.inSite(root), text(address), target -> link(address, target));
    }

    private Page list(Address directory) throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(root.resolve(directory.path()))) {
            files.sorted(Comparator.comparing(Path::toString))
                    .map(Path::getFileName)
                    .map(Path::toString)
                    .filter(name -> !name.startsWith(".") && !name.equals("target"))
                    .forEach(names::add);
        }
        Address inside = new Address(directory.path() + "/");
        StringBuilder body = new StringBuilder();
        for (String name : names) {
            body.append("<li><a href=\"")
                    .append(Html.text(link(inside, name)))
                    .append("\">")
                    .append(Html.text(name))
                    .append("</a></li>\n");
        }
        String title = directory.path() + "/";
        return new Page(
                directory.inSite(root),
                title,
                List.of(),
                "<h1>" + Html.text(title) + "</h1>\n<ul>\n" + body + "</ul>\n");
    }

    private String text(Address address) throws IOException {
        try {
            return Files.readString(root.resolve(address.path()));
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
        Path file = root.resolve(from.directory()).resolve(parts[0]).normalize();
        if (!file.startsWith(root) || !Files.exists(file)) {
            throw new IllegalArgumentException(from.path() + " has a link that leads nowhere: " + target);
        }
        Address to = Address.of(root, file);
        if (to.kind(root) == Kind.DIRECTORY && Files.exists(file.resolve("README.md"))) {
            to = Address.of(root, file.resolve("README.md"));
        }
        open.add(to);
        String link = Address.link(from.inSite(root), to.inSite(root));
        return parts.length == 1 ? link : link + "#" + parts[1];
    }

    private void write(Path directory) throws IOException {
        Layout layout = new Layout(Resources.text("page.html"), navigation, pages);
        for (Page page : pages.values()) {
            Files.writeString(created(directory.resolve(page.path())), layout.html(page));
        }
        for (Address image : images.values()) {
            Files.copy(root.resolve(image.path()), created(directory.resolve(image.path())));
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
