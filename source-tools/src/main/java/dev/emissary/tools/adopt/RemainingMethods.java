package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The methods of a class that remain in an emissary, and those that go.
 *
 * @param removed the forwarders that the compiler generates from now on
 * @param remarks why each other forwarder stays
 * @param obstacles each of the methods that stay, if too many do
 */
record RemainingMethods(List<MethodDeclaration> removed, List<String> remarks, List<Obstacle> obstacles) {

    static RemainingMethods of(DelegatingClass source) {
        List<MethodDeclaration> removed = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        List<Obstacle> staying = new ArrayList<>();
        boolean half = false;
        for (Delegate delegate : source.delegates()) {
            int plain = 0;
            for (Map.Entry<String, MethodDeclaration> forwarder :
                    delegate.forwarders().entrySet()) {
                MethodDeclaration method = forwarder.getValue();
                Optional<String> kept = Forwarders.reasonToKeep(source, delegate, forwarder.getKey());
                if (kept.isEmpty()) {
                    plain++;
                    removed.add(method);
                } else {
                    int line = DelegatingClass.line(method.getName());
                    remarks.add(method.getNameAsString() + " (line " + line + ") stays: " + kept.get());
                    staying.add(staying(method, kept.get()));
                }
            }
            half |= plain > 0 && delegate.isHalf(plain);
            staying.addAll(others(delegate));
        }
        if (staying.isEmpty()) {
            staying.add(new Obstacle(Reason.FEW, source.line(), ""));
        }
        return new RemainingMethods(removed, remarks, half ? List.of() : staying);
    }

    /** Returns the methods of the interface that the class declares and that do not only forward. */
    private static List<Obstacle> others(Delegate delegate) {
        return delegate.declared().entrySet().stream()
                .filter(method -> !delegate.forwarders().containsKey(method.getKey()))
                .map(method -> staying(method.getValue(), "does something else"))
                .toList();
    }

    private static Obstacle staying(MethodDeclaration method, String why) {
        return new Obstacle(Reason.FEW, DelegatingClass.line(method.getName()), method.getNameAsString() + " " + why);
    }
}
