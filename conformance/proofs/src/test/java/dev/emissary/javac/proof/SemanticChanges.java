package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Changes of a text that leave its syntax right and make an error of its types, most of them in a supertype. */
final class SemanticChanges {
    private static final Set<String> DECLARING = Set.of("class", "interface", "record", "enum", "emissary");
    private static final Set<String> CLAUSES = Set.of("extends", "implements", "delegates", "permits");
    private static final Set<String> OF_TYPE_ARGUMENTS =
            Set.of("<", ">", ",", ".", "?", "&", "@", "[", "]", "(", ")", "extends", "super");
    private static final List<String> ARGUMENTS =
            List.of("?", "? extends Missing", "? super String", "int", "Missing", "String", "Object[]");

    static final List<Mutator.Change> ALL = List.of(
            SemanticChanges::otherNumberOfTypeArguments,
            SemanticChanges::replaceTypeArgument,
            SemanticChanges::dropImport,
            SemanticChanges::swapSupertypes,
            SemanticChanges::addSupertype,
            SemanticChanges::replaceTypeName,
            SemanticChanges::repeatMember,
            SemanticChanges::dropBound);

    private SemanticChanges() {}

    /** Takes a type argument or parameter away, repeats it, or takes or adds the whole list. */
    private static void otherNumberOfTypeArguments(List<Token> tokens, RandomGenerator random) {
        Range list = choose(typeArgumentLists(tokens), random);
        if (list == null || random.nextInt(4) == 0) {
            addTypeArguments(tokens, random);
            return;
        }
        List<Range> arguments = elements(tokens, list);
        Range argument = choose(arguments, random);
        List<Token> text = List.copyOf(argument.in(tokens));
        switch (random.nextInt(3)) {
            case 0 -> tokens.subList(list.from() - 1, list.to() + 1).clear();
            case 1 -> {
                tokens.addAll(argument.to(), text);
                tokens.add(argument.to(), new Token("", ","));
            }
            default -> {
                argument.in(tokens).clear();
                if (arguments.size() > 1) {
                    tokens.remove(argument == arguments.get(0) ? argument.from() : argument.from() - 1);
                }
            }
        }
    }

    private static void addTypeArguments(List<Token> tokens, RandomGenerator random) {
        int name = place(tokens, random, SemanticChanges::isTypeName);
        if (name >= 0) {
            int count = 1 + random.nextInt(2);
            String list = String.join(", ", Collections.nCopies(count, choose(ARGUMENTS, random)));
            tokens.add(name + 1, new Token("", "<" + list + ">"));
        }
    }

    private static void replaceTypeArgument(List<Token> tokens, RandomGenerator random) {
        Range list = choose(typeArgumentLists(tokens), random);
        if (list != null) {
            List<Token> argument = choose(elements(tokens, list), random).in(tokens);
            argument.clear();
            argument.add(new Token("", random.nextBoolean() ? choose(ARGUMENTS, random) : typeName(tokens, random)));
        }
    }

    private static void dropImport(List<Token> tokens, RandomGenerator random) {
        int start = place(tokens, random, token -> token.text().equals("import"));
        if (start >= 0) {
            int end = start;
            while (end < tokens.size() && !tokens.get(end).text().equals(";")) {
                end++;
            }
            tokens.subList(start, Math.min(end + 1, tokens.size())).clear();
        }
    }

    /** Exchanges what two clauses say, or turns the names of one around. */
    private static void swapSupertypes(List<Token> tokens, RandomGenerator random) {
        List<Range> clauses = clauses(tokens);
        Range one = choose(clauses, random);
        Range other = choose(clauses, random);
        if (one == null) {
            return;
        }
        List<Range> types = elements(tokens, one);
        if (one.equals(other)) {
            other = types.get(types.size() - 1);
            one = types.get(0);
        }
        if (one.to() <= other.from() || other.to() <= one.from()) {
            Range first = one.from() < other.from() ? one : other;
            Range second = first == one ? other : one;
            List<Token> ofFirst = List.copyOf(first.in(tokens));
            List<Token> ofSecond = List.copyOf(second.in(tokens));
            replace(tokens, second, ofFirst);
            replace(tokens, first, ofSecond);
        }
    }

    /** Gives a type one more supertype, most often of the same text, so that there may be a cycle. */
    private static void addSupertype(List<Token> tokens, RandomGenerator random) {
        Range clause = choose(clauses(tokens), random);
        if (clause != null && random.nextBoolean()) {
            tokens.addAll(clause.from(), List.of(new Token(" ", typeName(tokens, random)), new Token("", ",")));
            return;
        }
        int word = place(tokens, random, token -> DECLARING.contains(token.text()));
        int body = word;
        while (word >= 0 && body < tokens.size() && !tokens.get(body).text().matches("[{;]")) {
            body++;
        }
        if (word >= 0 && body < tokens.size()) {
            String clauseWord = tokens.get(word).text().matches("interface|class") ? "extends" : "implements";
            tokens.addAll(body, List.of(new Token(" ", clauseWord), new Token(" ", typeName(tokens, random))));
        }
    }

    private static void replaceTypeName(List<Token> tokens, RandomGenerator random) {
        int place = place(tokens, random, SemanticChanges::isTypeName);
        if (place >= 0) {
            tokens.set(place, new Token(tokens.get(place).before(), typeName(tokens, random)));
        }
    }

    /** Writes a member of a class, or a whole class, twice. */
    private static void repeatMember(List<Token> tokens, RandomGenerator random) {
        int start = 1 + place(tokens, random, token -> token.text().matches("[{};]"));
        int depth = 0;
        for (int end = start; end < tokens.size() && depth >= 0; end++) {
            String text = tokens.get(end).text();
            depth += text.equals("{") ? 1 : text.equals("}") ? -1 : 0;
            if (depth == 0 && text.matches("[;}]")) {
                tokens.addAll(end + 1, List.copyOf(tokens.subList(start, end + 1)));
                return;
            }
        }
    }

    private static void dropBound(List<Token> tokens, RandomGenerator random) {
        List<Range> bounds = new ArrayList<>();
        for (Range list : typeArgumentLists(tokens)) {
            for (Range argument : elements(tokens, list)) {
                for (int i = argument.from(); i < argument.to(); i++) {
                    if (tokens.get(i).text().matches("extends|super|&")) {
                        bounds.add(new Range(i, argument.to()));
                    }
                }
            }
        }
        Range bound = choose(bounds, random);
        if (bound != null) {
            bound.in(tokens).clear();
        }
    }

    /** Some of the tokens. */
    private record Range(int from, int to) {
        List<Token> in(List<Token> tokens) {
            return tokens.subList(from, to);
        }
    }

    private static void replace(List<Token> tokens, Range range, List<Token> by) {
        List<Token> old = range.in(tokens);
        old.clear();
        old.addAll(by);
    }

    /** Returns what is between angle brackets; a comparison rarely looks like it. */
    private static List<Range> typeArgumentLists(List<Token> tokens) {
        List<Range> lists = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int depth = tokens.get(i).text().equals("<") ? 1 : 0;
            for (int end = i + 1; depth > 0 && end < tokens.size(); end++) {
                String text = tokens.get(end).text();
                depth += text.equals("<") ? 1 : text.equals(">") ? -1 : 0;
                if (depth == 0 && end > i + 1) {
                    lists.add(new Range(i + 1, end));
                } else if (!tokens.get(end).isName() && !OF_TYPE_ARGUMENTS.contains(text)) {
                    break;
                }
            }
        }
        return lists;
    }

    /** Returns the names after words such as {@code implements}. */
    private static List<Range> clauses(List<Token> tokens) {
        List<Range> clauses = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int end = i + 1;
            while (CLAUSES.contains(tokens.get(i).text())
                    && end < tokens.size()
                    && !tokens.get(end).text().matches("[{;()]")
                    && !CLAUSES.contains(tokens.get(end).text())) {
                end++;
            }
            if (end > i + 1) {
                clauses.add(new Range(i + 1, end));
            }
        }
        return clauses;
    }

    /** Returns the parts of a list between its commas. */
    private static List<Range> elements(List<Token> tokens, Range list) {
        List<Range> elements = new ArrayList<>();
        int depth = 0;
        int from = list.from();
        for (int i = from; i < list.to(); i++) {
            String text = tokens.get(i).text();
            depth += text.equals("<") ? 1 : text.equals(">") ? -1 : 0;
            if (depth == 0 && text.equals(",")) {
                elements.add(new Range(from, i));
                from = i + 1;
            }
        }
        elements.add(new Range(from, list.to()));
        return elements;
    }

    private static boolean isTypeName(Token token) {
        return token.isName() && Character.isUpperCase(token.text().charAt(0));
    }

    /** Returns the name of a type that the text mentions, or of one that does not exist. */
    private static String typeName(List<Token> tokens, RandomGenerator random) {
        int place = random.nextInt(5) == 0 ? -1 : place(tokens, random, SemanticChanges::isTypeName);
        return place < 0 ? "Missing" : tokens.get(place).text();
    }

    /** Returns the place of one of the tokens that fit, or -1. */
    private static int place(List<Token> tokens, RandomGenerator random, Predicate<Token> fitting) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (fitting.test(tokens.get(i))) {
                places.add(i);
            }
        }
        Integer place = choose(places, random);
        return place == null ? -1 : place;
    }

    private static <T> T choose(List<T> all, RandomGenerator random) {
        return all.isEmpty() ? null : all.get(random.nextInt(all.size()));
    }
}
