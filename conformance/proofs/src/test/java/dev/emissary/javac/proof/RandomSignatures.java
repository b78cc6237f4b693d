package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Sketch.Kind;
import dev.emissary.javac.proof.Sketch.Signature;
import dev.emissary.javac.proof.Sketch.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes signatures, and signatures that override others. */
final class RandomSignatures {
    private static final List<String> NAMES = List.of(
            ("get get value put put self self self convert best fill join join gather read read call run sum over "
                            + "over table compareTo close object object copy mapped check")
                    .split(" "));

    private static final Map<String, List<String>> NARROWER = Map.of(
            "Object", List.of("CharSequence", "String", "Comparable<String>"),
            "CharSequence", List.of("String"),
            "Comparable<String>", List.of("String"),
            "Collection<String>", List.of("List<String>"),
            "Exception", List.of("IOException", "FileNotFoundException"),
            "IOException", List.of("FileNotFoundException"));

    private final Dice dice;
    private final List<String> names = new ArrayList<>();

    RandomSignatures(Dice dice) {
        this.dice = dice;
        for (int i = dice.between(3, 8); i > 0; i--) {
            names.add(dice.pick(NAMES));
        }
    }

    /** Makes a signature for a type. */
    Signature fresh(Sketch owner) {
        Signature signature = make(dice.pick(names), owner);
        if (dice.chance(2)) {
            return withResult(signature, dice.pick("int", "void", "Integer", "List<String>"));
        }
        return signature;
    }

    private Signature make(String name, Sketch owner) {
        String any = variable(owner, Kind.FAILURE, false);
        String failure = variable(owner, Kind.FAILURE, true);
        return switch (name) {
            case "get" -> plain(name, dice.pick("Object", "CharSequence", "String"), List.of());
            case "value" -> plain(name, any, List.of());
            case "put" -> plain(name, "void", List.of(dice.chance(97) ? any : "Object"));
            case "self" -> plain(name, selfType(owner), List.of());
            case "convert" -> generic(name, "", "$0", List.of("Class<$0>"));
            case "best" -> generic(name, "Comparable<$0>", "$0", List.of("List<? extends $0>"));
            case "fill" -> {
                String bound = bound(any, owner);
                yield generic(name, bound, bound, List.of("List<? super $0>", "$0[]"));
            }
            case "join" -> varargs(plain(name, "String", List.of("String[]")), dice.chance(50));
            case "gather" -> varargs(plain(name, "List<" + any + ">", List.of("int", any + "[]")), true);
            case "read" ->
                throwing(plain(name, dice.chance(88) ? "int" : "long", List.of("byte[]", "long")), checked());
            case "call" ->
                throwing(plain(name, any, List.of()), failure == null ? List.of("IOException") : List.of(failure));
            case "run" -> {
                Signature run = generic(name, "Exception", "void", List.of("Class<$0>"));
                yield throwing(run, failure == null ? List.of("$0") : List.of("$0", failure));
            }
            case "sum" ->
                plain(
                        name,
                        dice.chance(88) ? "long" : "int",
                        List.of("int", "double", "char[]", "float", "boolean[][]"));
            case "over" -> {
                String list = dice.pick("List<String>", "List<String>", "List<String>", "Collection<String>", "List");
                yield plain(name, "void", List.of(dice.chance(4) ? "List<Integer>" : list));
            }
            case "table" -> plain(name, any + "[]", List.of("Map<String, ? extends " + any + "[]>", "short"));
            case "compareTo" -> plain(name, "int", List.of(any));
            case "close" -> throwing(plain(name, "void", List.of()), checked());
            case "copy" ->
                dice.chance(80)
                        ? plain("clone", dice.pick("Object", "Object", "String"), List.of())
                        : plain("finalize", "void", List.of());
            case "mapped" -> generic(name, "", "List<$0>", List.of("Function<? super " + any + ", ? extends $0>"));
            case "check" -> throwing(plain(name, "boolean", List.of("byte")), List.of("IllegalStateException"));
            default -> objectMethod(any);
        };
    }

    private Signature objectMethod(String any) {
        if (dice.chance(25)) {
            return dice.pick(
                    plain("equals", "boolean", List.of(any)),
                    plain("toString", "String", List.of("int")),
                    plain("hashCode", "int", List.of("Object")));
        }
        return dice.pick(
                plain("equals", "boolean", List.of("Object")),
                plain("hashCode", "int", List.of()),
                plain("toString", "String", List.of()));
    }

    private String selfType(Sketch owner) {
        if (!owner.variables.isEmpty() && dice.chance(20)) {
            return owner.name + "<?" + ", ?".repeat(owner.variables.size() - 1) + ">";
        }
        boolean selfBounded =
                owner.variables.size() == 1 && owner.variables.get(0).kind() == Kind.SELF;
        return selfBounded && dice.chance(50)
                ? owner.variables.get(0).name()
                : owner.self().text();
    }

    /** Returns a type variable of a type, or what stands for one. */
    private String variable(Sketch owner, Kind kind, boolean ofThatKind) {
        List<String> all = owner.variables.stream()
                .filter(variable -> (variable.kind() == kind) == ofThatKind)
                .map(Variable::name)
                .toList();
        if (all.isEmpty()) {
            return ofThatKind ? null : "String";
        }
        return dice.pick(all);
    }

    /** Returns a type that can be a bound: no type variable for which an array can stand. */
    private static String bound(String wanted, Sketch owner) {
        boolean isBounded = owner.variables.stream()
                .anyMatch(variable ->
                        variable.name().equals(wanted) && !variable.bound().isEmpty());
        return isBounded ? wanted : "CharSequence";
    }

    private List<String> checked() {
        return dice.pick(
                List.of("Exception"),
                List.of("IOException"),
                List.of("IOException", "InterruptedException"),
                List.of("FileNotFoundException", "IllegalStateException"),
                List.of());
    }

    private Signature plain(String name, String result, List<String> parameters) {
        return new Signature(name, List.of(), result, parameters, false, List.of());
    }

    private Signature generic(String name, String bound, String result, List<String> parameters) {
        return new Signature(name, List.of(bound), result, parameters, false, List.of());
    }

    private Signature varargs(Signature base, boolean varargs) {
        return new Signature(base.name(), base.bounds(), base.result(), base.parameters(), varargs, base.thrown());
    }

    private static Signature throwing(Signature base, List<String> thrown) {
        return new Signature(base.name(), base.bounds(), base.result(), base.parameters(), base.varargs(), thrown);
    }

    private static Signature withResult(Signature base, String result) {
        return new Signature(base.name(), base.bounds(), result, base.parameters(), base.varargs(), base.thrown());
    }

    /** Makes a signature for a type that overrides some of its supertypes, all with the same parameters. */
    Signature overriding(List<Signature> overridden, Sketch owner) {
        Signature first = overridden.get(0);
        String result = first.result();
        boolean fluent = false;
        for (Signature other : overridden) {
            if (NARROWER.getOrDefault(result, List.of()).contains(other.result())) {
                result = other.result();
            }
            fluent |= !other.result().equals(result);
        }
        if (first.name().equals("self") && (fluent || dice.chance(50))) {
            result = owner.self().text();
        } else if (NARROWER.containsKey(result) && dice.chance(40)) {
            result = dice.pick(NARROWER.get(result));
        }
        boolean varargs = first.varargs();
        if (!first.parameters().isEmpty()
                && first.parameters().get(first.parameters().size() - 1).endsWith("[]")
                && dice.chance(15)) {
            varargs = !varargs;
        }
        List<String> thrown = overridden.size() > 1 ? List.of() : narrower(first.thrown());
        return withResult(throwing(varargs(first, varargs), thrown), result);
    }

    /** Makes a signature that the given one can implement or not. */
    Signature changed(Signature signature) {
        return switch (dice.between(0, 3)) {
            case 0 -> withResult(signature, "Object");
            case 1 -> throwing(signature, dice.pick(List.of(), List.of("Exception")));
            case 2 -> withResult(signature, dice.pick("int", "void", "String"));
            default ->
                new Signature(
                        signature.name(), List.of(), signature.result(), List.of("Object"), false, signature.thrown());
        };
    }

    private List<String> narrower(List<String> thrown) {
        if (dice.chance(25)) {
            return List.of();
        }
        return thrown.stream()
                .map(type -> NARROWER.containsKey(type) && dice.chance(40) ? dice.pick(NARROWER.get(type)) : type)
                .toList();
    }
}
