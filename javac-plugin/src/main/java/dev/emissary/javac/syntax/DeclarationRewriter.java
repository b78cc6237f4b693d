package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceMarks.Mark;
import dev.emissary.written.BodyRules;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Rewrites a parsed record into the class that the emissary means (EM-CLASS, EM-CTOR): components become private final
 * fields, a compact constructor becomes an ordinary one, and the implicit canonical constructor is made. It is a member
 * at once if no written constructor has as many parameters; otherwise only their types will show whether it is needed.
 *
 * <p>The flag {@code RECORD} stays on the class until its symbol has been entered, so javac's own rules decide where a
 * record may be declared, which modifiers it may have, and that it is static and final. What depends on types, above
 * all the supertypes, comes later.
 */
final class DeclarationRewriter {
    private static final long KNOWN_MODIFIERS =
            Flags.AccessFlags | Flags.STATIC | Flags.FINAL | Flags.STRICTFP | Flags.DEPRECATED | Flags.RECORD;

    private final Reporter reporter;
    private final TreeMaker make;
    private final Names names;
    private final CanonicalConstructors constructors;
    private final WrittenLists written;

    DeclarationRewriter(Context context, Reporter reporter) {
        this.reporter = reporter;
        this.make = TreeMaker.instance(context);
        this.names = Names.instance(context);
        this.constructors = new CanonicalConstructors(context, reporter);
        this.written = new WrittenLists(make, names, reporter);
    }

    /**
     * Rewrites a record in place. There may be no mark of it, no annotation, and no lists of its components. Returns
     * false if it cannot be made into an emissary, which has been reported.
     */
    boolean rewrite(
            JCClassDecl declaration,
            boolean isInterfaceMember,
            Mark mark,
            JCAnnotation annotation,
            List<JCAnnotation> lists) {
        List<JCVariableDecl> header = TreeInfo.recordFields(declaration);
        // The parser has already reported header entries that are not components.
        List<JCVariableDecl> malformed = malformed(header);
        declaration.defs = declaration.defs.diff(List.convert(JCTree.class, malformed));
        List<JCVariableDecl> components = header.diff(malformed);
        int namePosition = mark != null ? mark.namePosition : declaration.pos;
        checkModifiers(declaration);
        if (components.isEmpty()) {
            if (malformed.isEmpty()) {
                reporter.error(namePosition, "no.component", declaration.name);
            }
            giveUp(declaration, annotation);
            return false;
        }
        List<Name> componentNames = CanonicalConstructors.names(components);
        ListBuffer<JCTree> members = new ListBuffer<>();
        for (JCTree member : declaration.defs) {
            if (member instanceof JCVariableDecl field) {
                if (!components.contains(field)) {
                    rewriteField(declaration, field, mark, componentNames);
                }
            } else if (member instanceof JCBlock block && mark != null && mark.isInstanceInitializer(block.pos)) {
                reporter.error(block, BodyRules.initializer());
                continue;
            }
            members.add(member);
        }
        if (isInterfaceMember) {
            declaration.mods.flags |= Flags.PUBLIC;
        }
        boolean variableArity = (components.last().mods.flags & Flags.VARARGS) != 0;
        DelegatedList delegated = written.read(declaration, mark, annotation, components, lists);
        boolean isCompact = false;
        boolean canonicalPossible = false;
        for (JCTree member : members) {
            if (member instanceof JCMethodDecl method) {
                // As in a record (JLS 8.10.3).
                refuse(method, Flags.NATIVE, Modifier.NATIVE);
            }
            if (member instanceof JCMethodDecl method && method.name == names.init) {
                if ((method.mods.flags & Flags.COMPACT_RECORD_CONSTRUCTOR) != 0) {
                    refuse(method, Flags.STATIC, Modifier.STATIC);
                    constructors.expandCompact(declaration, method, components);
                    isCompact = true;
                }
                canonicalPossible |= method.params.size() == components.size();
            }
        }
        List<JCMethodDecl> implicit =
                isCompact ? List.nil() : List.of(constructors.implicit(declaration, namePosition, components));
        declaration.mods = new EmissaryModifiers(
                declaration.mods,
                namePosition,
                componentNames,
                variableArity,
                annotation,
                delegated,
                canonicalPossible ? implicit : List.nil());
        for (JCVariableDecl component : components) {
            component.mods.flags = Flags.PRIVATE | Flags.FINAL;
        }
        ListBuffer<JCTree> all = new ListBuffer<>();
        for (JCTree member : members) {
            all.add(member);
            if (member == components.last() && !canonicalPossible) {
                all.addAll(implicit);
            }
        }
        declaration.defs = all.toList();
        make.at(Position.NOPOS);
        return true;
    }

    /** Reports a modifier that a method cannot have, and removes it, to suppress follow-on errors. */
    private void refuse(JCMethodDecl method, long flag, Modifier modifier) {
        if ((method.mods.flags & flag) != 0) {
            reporter.javacError(method, "mod.not.allowed.here", Set.of(modifier));
            method.mods.flags &= ~flag;
        }
    }

    private List<JCVariableDecl> malformed(List<JCVariableDecl> header) {
        ListBuffer<JCVariableDecl> malformed = new ListBuffer<>();
        for (JCVariableDecl component : header) {
            if (component.nameexpr != null || component.name == names.error || component.vartype == null) {
                malformed.add(component);
            }
        }
        return malformed.toList();
    }

    /** Removes the modifiers that an emissary cannot have, and reports them (EM-FORM-5). */
    private void checkModifiers(JCClassDecl declaration) {
        if ((declaration.mods.flags & ~KNOWN_MODIFIERS) == 0) {
            return;
        }
        // By name, and through the supported interface: Modifier.VALUE is a constant of some JDKs only (JEP 401), and
        // neither a flag's value nor its class is the same on all.
        BodyRules.modifiers(declaration.mods.getFlags().stream()
                        .map(Modifier::toString)
                        .toList())
                .ifPresent(mistake -> {
                    reporter.error(declaration, mistake);
                    declaration.mods.flags &= KNOWN_MODIFIERS;
                });
    }

    /** Leaves an empty record, to suppress follow-on errors. */
    private static void giveUp(JCClassDecl declaration, JCAnnotation annotation) {
        if (annotation != null) {
            declaration.mods.annotations = declaration.mods.annotations.diff(List.of(annotation));
        }
        declaration.implementing = List.nil();
        declaration.defs = List.nil();
    }

    private void rewriteField(JCClassDecl declaration, JCVariableDecl field, Mark mark, List<Name> componentNames) {
        if (mark == null || !mark.isInstanceField(field)) {
            return;
        }
        field.mods.flags &= ~Flags.STATIC;
        if ((field.mods.flags & Flags.FINAL) == 0) {
            EmissaryModifiers.rules(declaration.name, componentNames)
                    .mutableField(field.name.toString(), String.valueOf(field.vartype), field.init != null)
                    .ifPresent(mistake -> reporter.error(field, mistake));
        }
        if (componentNames.contains(field.name)) {
            // javac reports the second field with this name; without flags, it does not replace the first.
            field.mods.flags = 0;
        }
    }
}
