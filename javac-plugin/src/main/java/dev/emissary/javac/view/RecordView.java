package dev.emissary.javac.view;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.RecordComponent;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithHeader;
import dev.emissary.javac.syntax.EmissaryWalk;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Presents emissaries as records, because their doc comments are those of records (EM-CLASS-6). Only for records does
 * DocLint accept {@code @param} for components; it looks at the components, at {@code @param} in the comments of
 * canonical constructors, and at the comments of generated members.
 */
public final class RecordView {
    private final Set<JCCompilationUnit> fresh = new LinkedHashSet<>();
    private final java.util.List<Runnable> restore = new ArrayList<>();
    private boolean open;

    /** Adds a file that declares emissaries. */
    public void entered(JCCompilationUnit unit) {
        if (unit.docComments != null) {
            fresh.add(unit);
        }
    }

    /** Opens the view on the files added since it was last open. */
    public void open() {
        open = true;
        extend();
    }

    /** Extends an open view to what has been completed since. */
    public void extend() {
        if (open && !fresh.isEmpty()) {
            for (JCCompilationUnit unit : fresh) {
                new EmissaryWalk() {
                    @Override
                    protected void before(JCClassDecl declaration, EmissaryModifiers modifiers) {
                        if (declaration.sym != null && modifiers.state() instanceof WithHeader) {
                            show(declaration, modifiers, unit);
                        }
                    }
                }.scan(unit);
            }
            fresh.clear();
        }
    }

    /** Closes the view: emissaries are classes again. */
    public void close() {
        open = false;
        restore.forEach(Runnable::run);
        restore.clear();
    }

    private void show(JCClassDecl declaration, EmissaryModifiers modifiers, JCCompilationUnit unit) {
        ClassSymbol symbol = declaration.sym;
        // A class that inherits from itself has lost its members.
        List<JCVariableDecl> components = symbol.kind == Kinds.Kind.ERR ? List.nil() : modifiers.components();
        ListBuffer<RecordComponent> recordComponents = new ListBuffer<>();
        for (JCVariableDecl component : components) {
            if (component.sym == null) {
                return;
            }
            recordComponents.add(new RecordComponent(component.name, component.sym.type, symbol));
        }
        List<JCTree> members = declaration.defs;
        ListBuffer<JCTree> written = new ListBuffer<>();
        for (JCTree member : members) {
            boolean isComponent = member instanceof JCVariableDecl field && components.contains(field);
            if (unit.docComments.hasComment(member)
                    || !(isComponent || ConstructorKind.of(member) == ConstructorKind.IMPLICIT)) {
                written.add(member);
            }
        }
        symbol.flags_field |= Flags.RECORD;
        symbol.setRecordComponents(recordComponents.toList());
        declaration.mods.flags |= Flags.RECORD;
        declaration.defs = written.toList();
        restore.add(() -> {
            symbol.flags_field &= ~Flags.RECORD;
            symbol.setRecordComponents(List.nil());
            declaration.mods.flags &= ~Flags.RECORD;
            declaration.defs = members;
        });
    }
}
