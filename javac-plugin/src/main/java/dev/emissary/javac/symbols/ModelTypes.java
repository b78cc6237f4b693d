package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * javac's types as the rules see them: a method as a member of a parameterized type has the bounds that it would have
 * if written that way (EM-FWD-3), and supertypes keep the annotations of type arguments (EM-FWD-7).
 *
 * <p>Where javac replaces type variables in an intersection of interfaces, the new intersection begins with
 * {@code Object}, so its erasure is no longer that of the first interface.
 */
public final class ModelTypes extends JavacTypes {
    private final Types types;

    /** Prepares to ask about the types of a compilation. */
    public ModelTypes(Context context) {
        super(new ReadOnlyContext(context));
        types = Types.instance(context);
    }

    /** A view of a compilation in which no further instance takes the place of javac's own one. */
    private static final class ReadOnlyContext extends Context {
        private final Context context;

        ReadOnlyContext(Context context) {
            this.context = context;
        }

        @Override
        public <T> T get(Key<T> key) {
            return context.get(key);
        }

        @Override
        public <T> void put(Class<T> type, T instance) {
            // The constructor of JavacTypes registers each instance.
        }
    }

    @Override
    public TypeMirror asMemberOf(DeclaredType containing, Element element) {
        TypeMirror member = super.asMemberOf(containing, element);
        if (member instanceof ForAll generic && ((Symbol) element).type instanceof ForAll declared) {
            restoreBounds(generic.tvars, declared.tvars);
        }
        return member;
    }

    /** Gives type variables as many bounds as declared; if bounds differ, javac makes new ones for the member. */
    private void restoreBounds(List<Type> variables, List<Type> declared) {
        List<Type> theirs = declared;
        for (Type variable : variables) {
            if (variable != theirs.head && variable.getUpperBound().isCompound()) {
                List<Type> bounds = types.getBounds((TypeVar) variable);
                if (bounds.size() > types.getBounds((TypeVar) theirs.head).size()) {
                    types.setBounds((TypeVar) variable, bounds.tail);
                }
            }
            theirs = theirs.tail;
        }
    }

    @Override
    public List<Type> directSupertypes(TypeMirror type) {
        return types.directSupertypes((Type) type);
    }

    @Override
    public TypeMirror capture(TypeMirror type) {
        return types.capture((Type) type);
    }
}
