import * as fs from 'node:fs';
import * as path from 'node:path';
import { ConfigurationTarget, ExtensionContext, commands, extensions, window, workspace } from 'vscode';
import { LEFT, OLDEST_COMPILER, install, readState, remember, tooOld } from './files';
import { JAR, SETTING, userValue, withAgent, withoutAgent } from './vmargs';

/** The extension: it gives the agent to Language Support for Java, which has no other way in than its settings. */

const JAVA = 'redhat.java';

export function activate(context: ExtensionContext): void {
    const storage = context.globalStorageUri.fsPath;
    const add = () => reporting(addAgent(storage, context.asAbsolutePath('target/agent.jar')));
    let version: string | undefined | null = null;
    const start = () => {
        if (version !== javaVersion() && !readState(storage).unwanted) {
            void add();
        }
        version = javaVersion();
    };
    context.subscriptions.push(
        commands.registerCommand('emissary.add', () => {
            const wanted = Object.entries(readState(storage).workspaces ?? {}).filter(([, isWanted]) => isWanted);
            remember(storage, { unwanted: false, workspaces: Object.fromEntries(wanted) });
            return add();
        }),
        commands.registerCommand('emissary.remove', () => reporting(removeAgent(storage))),
        extensions.onDidChange(start),
    );
    start();
}

function javaVersion(): string | undefined {
    return extensions.getExtension(JAVA)?.packageJSON.version;
}

function reporting(work: Promise<void>) {
    return work.catch(failure => window.showErrorMessage(`Emissary: ${failure.message}`));
}

async function addAgent(storage: string, jar: string): Promise<void> {
    const java = extensions.getExtension(JAVA);
    if (!java) {
        const text = 'Emissaries need the extension Language Support for Java by Red Hat, which is not installed.';
        if (await window.showWarningMessage(text, 'Show It')) {
            await commands.executeCommand('extension.open', JAVA);
        }
        return;
    }
    const compiler = tooOld(java.extensionPath);
    if (compiler) {
        throw new Error(`Language Support for Java ${javaVersion()} has the compiler ${compiler}. `
            + `The agent needs ${OLDEST_COMPILER} or later, and was not added.`);
    }
    const installed = path.join(storage, JAR);
    fs.writeFileSync(LEFT, storage);
    let restart = install(jar, storage);

    const settings = workspace.getConfiguration();
    const { defaultValue, globalValue, workspaceValue } = settings.inspect<string | null>(SETTING) ?? {};
    const standard = defaultValue ?? '';
    const value = userValue(globalValue, standard, readState(storage).base, installed);
    if (withoutAgent(value) === standard) {
        remember(storage, { base: standard });
    }
    if (value !== globalValue) {
        await settings.update(SETTING, value, ConfigurationTarget.Global);
        restart = true;
    }
    const ofWorkspace = withAgent(workspaceValue ?? '', installed);
    if (workspaceValue && ofWorkspace !== workspaceValue && (await wantedInWorkspace(storage))) {
        await settings.update(SETTING, ofWorkspace, ConfigurationTarget.Workspace);
        restart = true;
    }
    if (restart) {
        await askForRestart('The agent for emissaries is set up.');
    }
}

/** A workspace's own value hides the user's. It may be shared with others, so that the user is asked, once. */
async function wantedInWorkspace(storage: string): Promise<boolean> {
    const file = workspace.workspaceFile?.fsPath
        ?? path.join(workspace.workspaceFolders![0].uri.fsPath, '.vscode', 'settings.json');
    const { workspaces = {} } = readState(storage);
    if (workspaces[file] === undefined) {
        const text = `This workspace has its own ${SETTING}, without the agent for emissaries.`;
        const answer = await window.showWarningMessage(text, 'Add the Agent', 'Leave It');
        if (!answer) {
            return false;
        }
        workspaces[file] = answer === 'Add the Agent';
        remember(storage, { workspaces });
    }
    return workspaces[file];
}

async function removeAgent(storage: string): Promise<void> {
    remember(storage, { unwanted: true });
    const settings = workspace.getConfiguration();
    const { defaultValue, globalValue, workspaceValue } = settings.inspect<string | null>(SETTING) ?? {};
    const rest = withoutAgent(globalValue ?? '');
    if (globalValue && rest !== globalValue) {
        const isDefault = rest === defaultValue || rest === readState(storage).base;
        await settings.update(SETTING, isDefault ? undefined : rest, ConfigurationTarget.Global);
    }
    if (workspaceValue && withoutAgent(workspaceValue) !== workspaceValue) {
        await settings.update(SETTING, withoutAgent(workspaceValue), ConfigurationTarget.Workspace);
    }
    await askForRestart('The agent for emissaries is taken out of the settings.');
}

async function askForRestart(done: string): Promise<void> {
    const text = `${done} The Java language server has to start again and to read this workspace anew.`;
    if (await window.showInformationMessage(text, 'Clean and Reload')) {
        await commands.executeCommand('java.clean.workspace', true);
    }
}
