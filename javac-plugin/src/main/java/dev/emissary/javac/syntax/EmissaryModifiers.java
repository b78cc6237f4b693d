/* The modifiers of a class declaration that is an emissary: what makes javac's tree of a class that of an emissary. */
package dev.emissary.javac.syntax;

import com.sun.source.tree.TreeVisitor;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The modifiers of an emissary.
 *
 * <p>A class declaration is an emissary if and only if its modifiers are of this class, as it is a record if they hold
 * the flag {@code RECORD}. A copy of the tree, which javac makes of a lambda body to attribute it speculatively, is an
 * emissary too; a table on the side would lose it.
 *
 * <p>What is written in the source is kept here, because the rest of the tree is made anew from it in every annotation
 * processing round.
 */
public final class EmissaryModifiers extends JCModifiers {
    private final int namePosition;
    private final List<Name> componentNames;
    private final boolean variableArity;
    private final JCAnnotation emissaryAnnotation;

    private Written written;
    private Resolved resolved;
    private Planned planned;
    private java.util.List<AddedMethod> added = java.util.List.of();
    private Set<String> suppressed = Set.of();
    private List<Symbol> unseen = List.nil();
    private JCMethodDecl lateConstructor;
    private boolean superclassMissing;

    /** What the source says where the tree says something else after Enter. */
    private record Written(
            List<JCExpression> implementing,
            List<JCAnnotation> annotations,
            Map<JCVariableDecl, List<JCAnnotation>> componentAnnotations) {}

    EmissaryModifiers(
            JCModifiers original,
            int namePosition,
            List<Name> componentNames,
            boolean variableArity,
            JCAnnotation emissaryAnnotation) {
        super(original.flags, original.annotations);
        this.pos = original.pos;
        this.namePosition = namePosition;
        this.componentNames = componentNames;
        this.variableArity = variableArity;
        this.emissaryAnnotation = emissaryAnnotation;
    }

    /** Returns the modifiers of a class if it is an emissary, or else null. */
    public static EmissaryModifiers of(JCClassDecl declaration) {
        return declaration.mods instanceof EmissaryModifiers modifiers ? modifiers : null;
    }

    @Override
    public <R, D> R accept(TreeVisitor<R, D> visitor, D data) {
        R result = super.accept(visitor, data);
        if (!(visitor instanceof TreeCopier<?>) || !(result instanceof JCModifiers copy)) {
            return result;
        }
        JCAnnotation annotation = null;
        for (int i = 0; i < annotations.size() && i < copy.annotations.size(); i++) {
            if (annotations.get(i) == emissaryAnnotation) {
                annotation = copy.annotations.get(i);
            }
        }
        @SuppressWarnings("unchecked") // a copier returns the kind of tree that it is given
        R emissary = (R) new EmissaryModifiers(copy, namePosition, componentNames, variableArity, annotation);
        return emissary;
    }

    /** Returns where the emissary's name stands: the line that forwarders show in a stack trace (EM-FWD-9). */
    public int namePosition() {
        return namePosition;
    }

    /** Returns the components' names, in order. */
    public List<Name> componentNames() {
        return componentNames;
    }

    /** Whether the last component is of variable arity. */
    public boolean variableArity() {
        return variableArity;
    }

    /** Returns the written {@code @Emissary} annotation, or null when the keyword implies it. */
    public JCAnnotation emissaryAnnotation() {
        return emissaryAnnotation;
    }

    /** Begins to complete a declaration, for the first time or again: the tree is put back to what the source says. */
    public void begin(JCClassDecl declaration) {
        resolved = null;
        planned = null;
        added = java.util.List.of();
        suppressed = Set.of();
        unseen = List.nil();
        if (written == null) {
            Map<JCVariableDecl, List<JCAnnotation>> onComponents = new HashMap<>();
            for (JCVariableDecl variable : annotatedVariables(declaration)) {
                onComponents.put(variable, variable.mods.annotations);
            }
            written = new Written(declaration.implementing, annotations, onComponents);
            return;
        }
        declaration.implementing = written.implementing;
        annotations = written.annotations;
        written.componentAnnotations.forEach((variable, onComponent) -> variable.mods.annotations = onComponent);
        JCMethodDecl late = lateConstructor;
        if (late != null) {
            declaration.defs = declaration.defs.diff(List.of(late));
            lateConstructor = null;
        }
    }

    private List<JCVariableDecl> annotatedVariables(JCClassDecl declaration) {
        ListBuffer<JCVariableDecl> result = new ListBuffer<>();
        for (com.sun.tools.javac.tree.JCTree member : declaration.defs) {
            if (member instanceof JCVariableDecl field) {
                result.add(field);
            } else if (member instanceof JCMethodDecl method) {
                result.addAll(method.params);
            }
        }
        return result.toList();
    }

    /** Returns the interfaces that the source lists. */
    public List<JCExpression> listedInterfaces() {
        return written.implementing;
    }

    /** Returns the annotations that the source has on the class. */
    public List<JCAnnotation> writtenAnnotations() {
        return written.annotations;
    }

    /** Remembers a canonical constructor that was added only after the class's members were known. */
    public void lateConstructor(JCMethodDecl constructor) {
        lateConstructor = constructor;
    }

    /** Returns the canonical constructor that was added only after the class's members were known, or null. */
    public JCMethodDecl lateConstructor() {
        return lateConstructor;
    }

    /** Remembers the categories of lint that the class it means has to suppress as a whole. */
    public void suppressed(Set<String> categories) {
        suppressed = Set.copyOf(categories);
    }

    /** Returns the categories of lint that the class it means has to suppress as a whole, in order. */
    public Set<String> suppressed() {
        return new TreeSet<>(suppressed);
    }

    /** Remembers the members that only javac's lint sees. */
    public void unseen(List<Symbol> members) {
        unseen = members;
    }

    /** Returns the members that only javac's lint sees, and that are still in the class. */
    public List<Symbol> unseen() {
        return unseen;
    }

    /** Whether it has been reported that the superclass of all emissaries is missing. */
    public boolean superclassMissing() {
        return superclassMissing;
    }

    /** Notes that it has been reported that the superclass is missing. */
    public void superclassIsMissing() {
        superclassMissing = true;
    }

    /**
     * What was found out of the header before the class had supertypes.
     *
     * @param erased the header with every type reduced to its class
     * @param implemented the trees of the implements clause, by the place in the header that each comes from
     */
    public record Resolved(Header erased, Map<Place, JCExpression> implemented) {}

    /** Returns what was found out of the header, or null before that. */
    public Resolved resolved() {
        return resolved;
    }

    /** Sets what was found out of the header. */
    public void resolved(Resolved found) {
        resolved = found;
    }

    /**
     * What was decided about an emissary in which there is no mistake.
     *
     * @param header the header
     * @param superinterfaces the interfaces that it delegates and implements
     * @param plan what is added to it
     */
    public record Planned(Header header, Superinterfaces superinterfaces, Plan plan) {}

    /** Returns what was decided, or null if nobody is interested or there is a mistake. */
    public Planned planned() {
        return planned;
    }

    /** Sets what was decided. */
    public void planned(Planned decided) {
        planned = decided;
    }

    /**
     * A method that is added to the class.
     *
     * @param symbol its symbol, which is a member of the class
     * @param planned what it was planned to be
     */
    public record AddedMethod(MethodSymbol symbol, PlannedMethod planned) {}

    /** Returns the methods that are added to the class and still have no tree. */
    public java.util.List<AddedMethod> added() {
        return added;
    }

    /** Sets the methods that are added to the class. */
    public void added(java.util.List<AddedMethod> methods) {
        added = java.util.List.copyOf(methods);
    }
}
