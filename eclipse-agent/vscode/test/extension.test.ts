import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import Module from 'node:module';
import * as os from 'node:os';
import * as path from 'node:path';
import { test } from 'node:test';

/** The extension in an editor that has one setting, and answers each question with the first button. */

const DEFAULT = '-Xmx2G -Xms100m';
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'emissary '));
const user = path.join(root, 'User');
const storage = path.join(user, 'globalStorage', 'emissary.emissary-java');
const jar = path.join(storage, 'emissary-eclipse-agent.jar');
const AGENT = `"-javaagent:${jar}"`;

const values: { globalValue?: string; workspaceValue?: string } = {};
const commands: Record<string, (...values: unknown[]) => unknown> = {
    'java.clean.workspace': force => log.push(`clean ${force}`),
};
let log: string[] = [];
let java: object | undefined;

const show = async (text: string, ...buttons: string[]) => (log.push(text), buttons[0]);
const editor = {
    ConfigurationTarget: { Global: 'globalValue', Workspace: 'workspaceValue' },
    commands: {
        registerCommand: (name: string, run: () => unknown) => (commands[name] = run),
        executeCommand: (name: string, ...values: unknown[]) => commands[name]?.(...values),
    },
    extensions: { getExtension: () => java, onDidChange: () => undefined },
    window: { showWarningMessage: show, showInformationMessage: show, showErrorMessage: show },
    workspace: {
        workspaceFile: { fsPath: path.join(root, 'a.code-workspace') },
        getConfiguration: () => ({
            inspect: () => ({ defaultValue: DEFAULT, ...values }),
            update: (_: string, value: string, target: keyof typeof values) => (values[target] = value),
        }),
    },
};
const loader = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown };
const load = loader._load;
loader._load = (name, ...rest) => (name === 'vscode' ? editor : load(name, ...rest));

/** Starts the editor anew, beside a Language Support for Java with this compiler, and returns what it says. */
async function start(compiler?: string): Promise<string> {
    log = [];
    const plugins = path.join(root, compiler ?? '', 'server', 'plugins');
    fs.mkdirSync(plugins, { recursive: true });
    fs.writeFileSync(path.join(plugins, `org.eclipse.jdt.core.compiler.batch_${compiler}.v2026.jar`), '');
    java = compiler ? { extensionPath: path.join(root, compiler), packageJSON: { version: '1.2.3' } } : undefined;
    require('../src/extension').activate({
        subscriptions: [],
        globalStorageUri: { fsPath: storage },
        asAbsolutePath: () => path.join(root, 'agent.jar'),
    });
    return new Promise(done => setTimeout(() => done(log.join('\n')), 50));
}

test('from the first start to the uninstallation', async () => {
    fs.writeFileSync(path.join(root, 'agent.jar'), 'first');
    assert.match(await start(), /Red Hat, which is not installed/);
    assert.match(await start('3.41.0'), /1\.2\.3 has the compiler 3\.41\.0\. The agent needs 3\.42\.0/);
    assert.deepEqual([values, fs.existsSync(storage)], [{}, false]);

    assert.match(await start('3.42.0'), /is set up.*\nclean true$/);
    assert.deepEqual({ ...values }, { globalValue: `${AGENT} ${DEFAULT}` });
    assert.equal(await start('3.100.0'), '');
    fs.writeFileSync(path.join(root, 'agent.jar'), 'second');
    assert.match(await start('3.46.0'), /is set up/);
    assert.equal(fs.readFileSync(jar, 'utf8'), 'second');
    assert.deepEqual(fs.readdirSync(storage), [path.basename(jar), 'state.json']);

    await commands['emissary.remove']();
    assert.deepEqual([values, await start('3.46.0')], [{ globalValue: undefined }, '']);

    values.workspaceValue = '-Xmx1G';
    await commands['emissary.add']();
    await commands['emissary.add']();
    const { globalValue, workspaceValue } = values;
    assert.deepEqual([globalValue, workspaceValue], [`${AGENT} ${DEFAULT}`, `${AGENT} -Xmx1G`]);

    const files = { 'User/settings.json': globalValue, 'a.code-workspace': workspaceValue };
    for (const [name, value] of Object.entries(files)) {
        fs.writeFileSync(path.join(root, name), JSON.stringify({ 'java.jdt.ls.vmargs': value }));
    }
    execFileSync(process.execPath, [path.join(__dirname, '..', 'src', 'uninstall.js')]);
    const left = Object.keys(files).map(name => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8')));
    assert.deepEqual(left, [{}, { 'java.jdt.ls.vmargs': '-Xmx1G' }]);
    fs.rmSync(root, { recursive: true });
});
