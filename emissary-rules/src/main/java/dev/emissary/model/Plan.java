package dev.emissary.model;

import java.util.List;

/**
 * The methods that an emissary gets in addition to those that are written in it.
 *
 * @param methods the forwarders and stand-ins, one delegated interface after the other, in the order of the interfaces'
 *     members; and after them the serialization guards
 * @param problems what is wrong with the delegated methods
 */
public record Plan(List<PlannedMethod> methods, List<Problem> problems) {

    /** Copies the lists. */
    public Plan {
        methods = List.copyOf(methods);
        problems = List.copyOf(problems);
    }

    /** Returns the forwarders. */
    public List<Forwarder> forwarders() {
        return only(Forwarder.class);
    }

    /** Returns the methods that refuse serialization. */
    public List<SerializationGuard> guards() {
        return only(SerializationGuard.class);
    }

    /** Whether every method is planned as it has to be: there is neither a problem nor a stand-in. */
    public boolean isComplete() {
        return problems.isEmpty() && only(StandIn.class).isEmpty();
    }

    private <M extends PlannedMethod> List<M> only(Class<M> kind) {
        return methods.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
