package dev.emissary.model;

import dev.emissary.model.PlannedMethod.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods that an emissary gets in addition to those written in it.
 *
 * @param methods the forwarders and stand-ins, by delegated interface and in the order of its members, followed by the
 *     serialization guards
 * @param problems the problems of the delegated methods
 */
public record Plan(List<PlannedMethod> methods, List<Problem> problems) {

    public Plan {
        methods = List.copyOf(methods);
        problems = List.copyOf(problems);
    }

    public List<Forwarder> forwarders() {
        return only(Forwarder.class);
    }

    /** Whether a method is planned for the component at an index: a forwarder, or a refusal in its place. */
    public boolean uses(int component) {
        for (PlannedMethod method : methods) {
            if ((method instanceof Forwarder forwarder && forwarder.component() == component)
                    || (method instanceof ExternalGuard guard
                            && guard.forwarder().component() == component)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the class refuses to be written, or to be read. */
    public boolean refuses(boolean writing) {
        for (PlannedMethod method : methods) {
            if (method instanceof Refusal refusal && refusal.refusesWriting() == writing) {
                return true;
            }
        }
        return false;
    }

    /** Whether every method is planned as required: there is neither a problem nor a stand-in. */
    public boolean isComplete() {
        return problems.isEmpty() && only(StandIn.class).isEmpty();
    }

    private <M extends PlannedMethod> List<M> only(Class<M> kind) {
        List<M> only = new ArrayList<>();
        for (PlannedMethod method : methods) {
            if (kind.isInstance(method)) {
                only.add(kind.cast(method));
            }
        }
        return only;
    }
}
