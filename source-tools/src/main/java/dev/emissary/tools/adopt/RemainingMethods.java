package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The methods of a class that remain in an emissary, and those that go.
 *
 * @param delegates the delegates of whose forwarders some go
 * @param removed the forwarders that the compiler generates from now on
 * @param remarks why each other forwarder stays
 * @param obstacles each of the methods that stay, if too many do
 */
record RemainingMethods(
        List<Delegate> delegates, List<MethodDeclaration> removed, List<String> remarks, List<Obstacle> obstacles) {

    /**
     * Returns the methods of a class.
     *
     * @param source the class
     * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary
     * @param different forwarders of which the compiler is known to generate different ones, with what differs
     */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    static RemainingMethods of(
            DelegatingClass source, boolean sealSelfReturns, Map<MethodDeclaration, String> different) {
        List<Delegate> delegates = new ArrayList<>();
        List<MethodDeclaration> removed = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        List<Obstacle> staying = new ArrayList<>();
        boolean half = false;
        for (Delegate delegate : source.delegates()) {
            int plain = 0;
            for (Map.Entry<String, MethodDeclaration> forwarder :
                    delegate.forwarders().entrySet()) {
                MethodDeclaration method = forwarder.getValue();
                Optional<String> kept = different.containsKey(method)
                        ? Optional.of(different.get(method))
                        : Forwarders.reasonToKeep(source, delegate, forwarder.getKey());
                boolean leaks =
                        kept.isEmpty() && !sealSelfReturns && Forwarders.isSealed(source, delegate, forwarder.getKey());
                if (leaks) {
                    kept = Optional.of("may return the delegate");
                }
                if (kept.isEmpty()) {
                    plain++;
                    // Two interfaces of one field may have the same method.
                    if (removed.stream().noneMatch(each -> each == method)) {
                        removed.add(method);
                    }
                } else {
                    int line = DelegatingClass.line(method.getName());
                    remarks.add(method.getNameAsString() + " (line " + line + ") stays: " + kept.get());
                    staying.add(leaks ? leaking(method) : staying(method, kept.get()));
                }
            }
            if (plain > 0) {
                delegates.add(delegate);
            }
            half |= Types.isHalf(delegate.methods(), plain);
            staying.addAll(others(delegate));
        }
        if (staying.isEmpty()) {
            staying.add(new Obstacle(Reason.FEW, source.line(), ""));
        }
        return new RemainingMethods(delegates, removed, remarks, half ? List.of() : staying);
    }

    /** Returns the methods of the interface that the class declares and that do not only forward. */
    private static List<Obstacle> others(Delegate delegate) {
        return delegate.declared().entrySet().stream()
                .filter(method -> !delegate.forwarders().containsKey(method.getKey()))
                .map(method -> staying(method.getValue(), "does something else"))
                .toList();
    }

    static Obstacle staying(MethodDeclaration method, String why) {
        return new Obstacle(Reason.FEW, DelegatingClass.line(method.getName()), method.getNameAsString() + " " + why);
    }

    private static Obstacle leaking(MethodDeclaration method) {
        return new Obstacle(Reason.SELF_RETURN, DelegatingClass.line(method.getName()), method.getNameAsString());
    }
}
