package dev.emissary.intellij;

import com.intellij.openapi.util.TextRange;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiRecordComponent;
import com.intellij.psi.PsiRecordHeader;
import com.intellij.psi.PsiReferenceList;
import com.intellij.psi.PsiWildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The clause that tells IDEA what an emissary implements: delegated interfaces that it lacks, and how to write them. */
final class ImplementsClause {
    private static final Pattern QUALIFIED = Pattern.compile("\\b(?:\\w+\\.)+(\\w+)");

    private ImplementsClause() {}

    /** A part of the text, and what replaces it. */
    record Change(TextRange range, String text) {}

    /** Returns the delegated interfaces that IDEA does not know as supertypes of the emissary. */
    static List<PsiClassType> missing(PsiClass emissary) {
        List<PsiClassType> missing = new ArrayList<>();
        for (Delegation.Served served : Delegation.of(emissary)) {
            PsiClass face = served.type().resolve();
            if (face != null
                    && !emissary.isInheritor(face, true)
                    && missing.stream().noneMatch(type -> face.equals(type.resolve()))) {
                missing.add(served.type());
            }
        }
        return missing;
    }

    /**
     * Returns the changes that write the missing interfaces, the last one first, or none if that changes what the class
     * does. A list goes if without it the components serve the same: beside a list, the clause must not repeat an
     * interface (EM-DEL-5).
     */
    static List<Change> changes(PsiClass emissary) {
        List<PsiClassType> missing = missing(emissary);
        PsiReferenceList clause = emissary.getImplementsList();
        PsiRecordHeader header = emissary.getRecordHeader();
        // A member class with the name of a type parameter is meant by the header, and not by the clause (EM-DEL-6).
        boolean isHidden = Arrays.stream(emissary.getTypeParameters())
                .anyMatch(parameter -> emissary.findInnerClassByName(parameter.getName(), false) != null);
        boolean isUnwritable = isHidden || missing.stream().anyMatch(ImplementsClause::hasWildcard);
        if (missing.isEmpty() || clause == null || header == null || isUnwritable) {
            return List.of();
        }
        List<Change> changes = new ArrayList<>();
        List<PsiModifierListOwner> declarations = new ArrayList<>(List.of(emissary.getRecordComponents()));
        declarations.add(emissary);
        for (PsiModifierListOwner declaration : declarations) {
            if (Delegation.hasList(declaration)) {
                changes.add(removal(EmissaryClass.annotation(declaration), declaration));
            }
        }
        if (!isSameWithoutList(emissary, missing)) {
            return List.of();
        }
        String types = missing.stream()
                .map(type -> shortened(type.getCanonicalText(), emissary))
                .collect(Collectors.joining(", "));
        PsiJavaCodeReferenceElement[] written = clause.getReferenceElements();
        if (written.length > 0) {
            changes.add(insertion(written[written.length - 1].getTextRange().getEndOffset(), ", " + types));
        } else if (clause.getTextLength() == 0) {
            changes.add(insertion(header.getTextRange().getEndOffset(), " implements " + types));
        } else {
            return List.of();
        }
        changes.sort(Comparator.comparingInt((Change change) -> change.range().getStartOffset())
                .reversed());
        return changes;
    }

    private static boolean isSameWithoutList(PsiClass emissary, List<PsiClassType> missing) {
        List<PsiClassType> clause = new ArrayList<>(List.of(emissary.getImplementsListTypes()));
        clause.addAll(missing);
        List<Delegation.Served> without = Delegation.withoutList(emissary, clause);
        return new HashSet<>(without).equals(new HashSet<>(Delegation.of(emissary)))
                && Arrays.stream(emissary.getRecordComponents())
                        .allMatch(component -> without.stream().anyMatch(one -> one.component() == component));
    }

    private static boolean hasWildcard(PsiClassType type) {
        return Arrays.stream(type.getParameters()).anyMatch(PsiWildcardType.class::isInstance);
    }

    private static Change removal(PsiAnnotation annotation, PsiModifierListOwner of) {
        TextRange range = annotation.getTextRange();
        if (!(of instanceof PsiRecordComponent)) {
            return new Change(annotation.getParameterList().getTextRange(), "");
        }
        String text = of.getContainingFile().getText();
        int end = range.getEndOffset();
        while (Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return new Change(new TextRange(range.getStartOffset(), end), "");
    }

    private static Change insertion(int offset, String text) {
        return new Change(new TextRange(offset, offset), text);
    }

    /** Leaves the qualifiers of a type out where the simple names mean the same in front of the class. */
    private static String shortened(String type, PsiClass emissary) {
        var names = JavaPsiFacade.getInstance(emissary.getProject()).getResolveHelper();
        return QUALIFIED.matcher(type).replaceAll(name -> {
            PsiClass named = names.resolveReferencedClass(name.group(1), emissary.getParent());
            boolean same = named != null && name.group().equals(named.getQualifiedName());
            return Matcher.quoteReplacement(same ? name.group(1) : name.group());
        });
    }
}
