package dev.emissary.rules.types;

import javax.lang.model.util.Types;

/** The base of rules that ask about one program: its types and members, and what a compiler knows of it besides. */
public abstract class ProgramRules {
    protected final Types types;
    protected final TypeQuestions questions;
    protected final ThrowsClauses throwsClauses;
    protected final InterfaceMembers members;
    protected final ProgramFacts facts;

    /** Creates rules that have learned nothing about the program yet. */
    protected ProgramRules(Types types, ProgramFacts facts) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.throwsClauses = new ThrowsClauses(types);
        this.members = new InterfaceMembers(types, facts);
        this.facts = facts;
    }

    /** Creates rules that know of the program what others have learned. */
    protected ProgramRules(ProgramRules others) {
        this.types = others.types;
        this.questions = others.questions;
        this.throwsClauses = others.throwsClauses;
        this.members = others.members;
        this.facts = others.facts;
    }
}
