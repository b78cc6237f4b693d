package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.MemberEnter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.Context;

/** Enters members into a class after javac has entered the others. */
public final class LateMembers {
    private LateMembers() {}

    /** Enters a field or method declaration that is in the tree of a class. */
    public static void enter(Context context, JCTree member, Env<AttrContext> env) {
        try {
            HiddenMember.MEMBER_ENTER.handle().invoke(MemberEnter.instance(context), member, env);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
