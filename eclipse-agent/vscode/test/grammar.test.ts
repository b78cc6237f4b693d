import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { OnigScanner, OnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, IGrammar, Registry, parseRawGrammar } from 'vscode-textmate';

/** The injected grammar inside that of Java. */

const INJECTED = path.join(__dirname, '..', '..', 'syntaxes', 'emissary.tmLanguage.json');

async function java(): Promise<IGrammar> {
    await loadWASM(fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
    const registry = new Registry({
        onigLib: Promise.resolve({
            createOnigScanner: patterns => new OnigScanner(patterns),
            createOnigString: text => new OnigString(text),
        }),
        loadGrammar: async scope => {
            const file = scope === 'source.java' ? require.resolve('tm-grammars/grammars/java.json') : INJECTED;
            return parseRawGrammar(fs.readFileSync(file, 'utf8'), file);
        },
        getInjections: scope => (scope === 'source.java' ? ['emissary.injection'] : undefined),
    });
    return (await registry.loadGrammar('source.java'))!;
}

const grammar = java();

/** Returns the words of a source and the innermost scope of each, as `word:scope`. */
async function scopes(source: string): Promise<string[]> {
    let state = INITIAL;
    const found: string[] = [];
    for (const line of source.split('\n')) {
        const { tokens, ruleStack } = (await grammar).tokenizeLine(line, state);
        state = ruleStack;
        for (const token of tokens) {
            const text = line.slice(token.startIndex, token.endIndex).trim();
            if (text) {
                found.push(`${text}:${token.scopes.at(-1)}`);
            }
        }
    }
    return found;
}

/** Declarations: their words are those of Java's own declarations. */
const colored = [
    'emissary Duplex(Source source, Sink sink) delegates Source, Sink;',
    'emissary Duplex<T extends List<T>>(Source<T> source)\n    delegates a.Source<T> implements Sink<T> {}',
    'class Outer { @Deprecated private static emissary Duplex(\n Source source)\n delegates Source {} }',
    'class Outer { int m() { emissary Duplex(Source s) delegates Source { int n() { return 1; } } return 2; } }',
    'emissary Duplex(@Named("; delegates {") Source emissary, Sink delegates) /* ; */ delegates Source;',
];

for (const source of colored) {
    test(`colors ${source}`, async () => {
        const words = await scopes(source);
        for (const word of [
            'emissary:storage.modifier.java',
            'Duplex:entity.name.type.emissary.java',
            'delegates:storage.modifier.delegates.java',
        ]) {
            assert.equal(words.filter(one => one === word).length, 1, word);
        }
    });

    test(`what follows is colored as elsewhere: ${source}`, async () => {
        const after = 'class After<T> extends X { int y = z(1); void m(int a) { emissary.m(); } }';
        assert.deepEqual((await scopes(`${source}\n${after}`)).slice(-(await scopes(after)).length), await scopes(after));
    });
}

/** Identifiers, texts and comments. */
const plain = [
    'class A { int emissary = 1, delegates; emissary e = new emissary(); delegates d; }',
    'class A { int m() { emissary = delegates(1) + emissary(2); return this.delegates(emissary); } }',
    'class A { int emissary(int delegates) { return emissary < (delegates) ? 1 : 2; } }',
    'class A { a.emissary m(int x) { return null; } <T> emissary n(T t) { return null; } }',
    'class A { String s = "emissary B(C c) delegates C;"; /* emissary B(C c) */ } // emissary B(C c);',
    'import emissary.delegates;\npackage a.emissary;',
    'record R(int emissary, int delegates) implements I { int emissary() { return delegates; } }',
];

for (const source of plain) {
    test(`does not color ${source}`, async () => {
        const words = await scopes(source);
        assert.ok(!words.includes('emissary:storage.modifier.java'));
        assert.ok(!words.includes('delegates:storage.modifier.delegates.java'));
    });
}
