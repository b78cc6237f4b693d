import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { OLDEST_COMPILER, install } from '../src/files';

/** What package.json says, against the files and the project. */

const root = path.join(__dirname, '..', '..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json'));

test('the versions are those of the project', () => {
    assert.match(read('../pom.xml'), new RegExp(`<version>${manifest.version}(-SNAPSHOT)?</version>`));
    assert.ok(read('../pom.xml').includes(`<ecj.oldest.version>${OLDEST_COMPILER}</ecj.oldest.version>`));
});

test('what it names is there', () => {
    for (const { command } of manifest.contributes.commands) {
        assert.ok(read('src/extension.ts').includes(`registerCommand('${command}'`), command);
    }
    for (const { scopeName, path: file } of manifest.contributes.grammars) {
        assert.equal(JSON.parse(read(file)).scopeName, scopeName);
    }
    assert.ok(read(manifest.scripts['vscode:uninstall'].replace('node ', '') + '.js'));
});

test('a path that the server would not take is refused', () => {
    for (const storage of ['/data/lombok-fan/a', '/a=b']) {
        assert.throws(() => install('no.jar', storage), /equals sign/);
    }
});
