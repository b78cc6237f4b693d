package dev.emissary.intellij;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.augment.PsiAugmentProvider;
import java.util.List;
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
}
