package dev.emissary.intellij;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiModifierList;
import com.intellij.psi.augment.PsiAugmentProvider;
import com.intellij.psi.impl.source.DummyHolder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds the forwarding methods to the members of an emissary. */
public final class ForwarderProvider extends PsiAugmentProvider {
    @Override
    protected <P extends PsiElement> List<P> getAugments(PsiElement element, Class<P> type, @Nullable String name) {
        // Only methods: what resolves the type of a component asks for classes, and must not come back to here.
        if (type != PsiMethod.class || !(element instanceof PsiClass owner) || !EmissaryClass.isEmissary(owner)) {
            return List.of();
        }
        return Forwarders.of(owner).stream()
                .filter(method -> name == null || name.equals(method.getName()))
                .map(type::cast)
                .toList();
    }

    /**
     * Lets accessors give way to forwarding methods of the same name. IDEA's provider for records adds an accessor for
     * each component, and with two methods of one signature a call would be ambiguous; but it prefers methods that are
     * not default methods (JLS 15.12.2.5).
     */
    @Override
    protected Set<String> transformModifiers(PsiModifierList list, Set<String> modifiers) {
        // An accessor is a method of a text whose context is the record.
        if (list.getParent() instanceof PsiMethod method
                && method.getParent() instanceof DummyHolder text
                && method.getParameterList().isEmpty()
                && text.getContext() instanceof PsiClass record
                && EmissaryClass.isEmissary(record)
                && !getAugments(record, PsiMethod.class, method.getName()).isEmpty()) {
            Set<String> more = new HashSet<>(modifiers);
            more.add(PsiModifier.DEFAULT);
            return more;
        }
        return modifiers;
    }
}
