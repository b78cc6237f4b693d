import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { OLDEST_COMPILER } from '../src/server';

/** What package.json says, against the files and the project. */

const root = path.join(__dirname, '..', '..');
const read = (...names: string[]) => fs.readFileSync(path.join(root, ...names), 'utf8');
const manifest = JSON.parse(read('package.json'));
const pom = read('..', 'pom.xml');

test('the version is that of the project', () => {
    assert.match(pom, new RegExp(`<version>${manifest.version}(-SNAPSHOT)?</version>`));
});

test('the oldest compiler is that of the agent', () => {
    assert.ok(pom.includes(`<ecj.oldest.version>${OLDEST_COMPILER}</ecj.oldest.version>`));
});

test('the API is that of the oldest VS Code', () => {
    assert.equal(manifest.engines.vscode, `^${manifest.devDependencies['@types/vscode']}`);
});

test('commands are implemented', () => {
    const code = read('src', 'extension.ts');
    for (const { command } of manifest.contributes.commands) {
        assert.ok(code.includes(`registerCommand('${command}'`), command);
    }
});

test('programs and grammars are there', () => {
    const hook = manifest.scripts['vscode:uninstall'].replace(/^node /, '');
    for (const file of [manifest.main, `${hook}.js`]) {
        assert.ok(fs.existsSync(path.join(root, file)), file);
    }
    for (const { scopeName, path: file } of manifest.contributes.grammars) {
        assert.equal(JSON.parse(read(file)).scopeName, scopeName);
    }
});
