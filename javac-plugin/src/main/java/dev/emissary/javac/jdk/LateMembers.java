package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.MemberEnter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.Context;
import java.lang.invoke.MethodHandle;

/** Enters members into a class after javac has entered the others. */
public final class LateMembers {
    private final MemberEnter memberEnter;

    /** Prepares to enter members in a compilation. */
    public LateMembers(Context context) {
        memberEnter = MemberEnter.instance(context);
    }

    /**
     * Enters a member.
     *
     * @param member a field or method declaration that is in the class's tree
     * @param env the class's environment
     */
    public void enter(JCTree member, Env<AttrContext> env) {
        MethodHandle enter = HiddenMember.MEMBER_ENTER.handle();
        try {
            enter.invoke(memberEnter, member, env);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
