import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { OnigScanner, OnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, Registry, parseRawGrammar } from 'vscode-textmate';

/** The injected grammar inside that of Java. */

const INJECTED = path.join(__dirname, '..', '..', 'syntaxes', 'emissary.tmLanguage.json');

const grammar = loadWASM(fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'))).then(() => {
    const scanners = {
        createOnigScanner: (patterns: string[]) => new OnigScanner(patterns),
        createOnigString: (text: string) => new OnigString(text),
    };
    return new Registry({
        onigLib: Promise.resolve(scanners),
        loadGrammar: async scope => {
            const file = scope === 'source.java' ? require.resolve('tm-grammars/grammars/java.json') : INJECTED;
            return parseRawGrammar(fs.readFileSync(file, 'utf8'), file);
        },
        getInjections: () => ['emissary.injection'],
    }).loadGrammar('source.java');
});

/** Returns the words of a source and the scopes of each, the innermost first, as `word:scope scope …`. */
async function scopes(source: string): Promise<string[]> {
    let state = INITIAL;
    const found: string[] = [];
    for (const line of source.split('\n')) {
        const { tokens, ruleStack } = (await grammar)!.tokenizeLine(line, state);
        state = ruleStack;
        for (const token of tokens) {
            const text = line.slice(token.startIndex, token.endIndex).trim();
            if (text) {
                found.push(`${text}:${token.scopes.reverse().join(' ')}`);
            }
        }
    }
    return found;
}

const keywords = ['emissary:storage.modifier.java', 'delegates:storage.modifier.delegates.java'];

/** Declarations: their words are those of Java's own declarations. */
const colored = [
    'emissary Duplex(Source source, Sink sink) delegates Source, Sink;',
    'emissary Duplex<T extends List<T>>(Source<T> sink)\n    delegates a.Source<T> implements Sink<T> {}',
    'class Outer { @Deprecated private static emissary Duplex(\n Sink sink)\n delegates Sink {} }',
    'class Outer { int m() { emissary Duplex(Sink sink) delegates Sink { int n() { return 1; } } return 2; } }',
    'emissary Duplex(@Named("; delegates {") Sink sink, Source emissary) /* ; */ delegates Source;',
];

test('colors the word to and the component behind it', async () => {
    const words = await scopes('emissary Duplex(Source to, Sink sink) delegates Source<T> to to, Sink to sink;');
    assert.equal(words.filter(word => word.startsWith('to:storage.modifier.to.java')).length, 2);
    assert.equal(words.filter(word => word.startsWith('sink:variable.parameter.java')).length, 2);
});

const after = 'class After<T> extends X { int y = z(1); void m(int a) { emissary.m(); } }';

for (const source of colored) {
    test(`colors ${source}, and what follows as elsewhere`, async () => {
        const words = await scopes(`${source}\n${after}`);
        for (const word of [...keywords, 'Duplex:entity.name.type.emissary.java', 'sink:variable.parameter.java']) {
            assert.equal(words.filter(one => one.startsWith(`${word} `)).length, 1, word);
        }
        const plain = await scopes(after);
        assert.deepEqual(words.slice(-plain.length), plain);
    });
}

test('its modifiers begin no method', async () => {
    const words = await scopes('class Outer { private static emissary Inner(Sink sink) {} int field; }');
    assert.ok(words.some(one => one.startsWith('field:variable.other.definition.java ')));
});

/** Identifiers, texts and comments. */
const identifiers = [
    'class A { int emissary = 1, delegates; emissary e = new emissary(); delegates d; }',
    'class A { int m() { emissary = delegates(1) + emissary(2); return this.delegates(emissary); } }',
    'class A { int emissary(int delegates) { return emissary < (delegates) ? 1 : 2; } }',
    'class A { a.emissary m(int x) { return null; } <T> emissary n(T t) { return null; } }',
    'class A { String s = "emissary B(C c) delegates C;"; /* emissary B(C c) */ } // emissary B(C c);',
    'import emissary.delegates;\npackage a.emissary;',
    'record R(int emissary, int delegates) implements I { int emissary() { return delegates; } }',
];

for (const source of identifiers) {
    test(`does not color ${source}`, async () => {
        const words = await scopes(source);
        assert.ok(!words.some(one => keywords.some(word => one.startsWith(`${word} `))));
    });
}
