import * as fs from 'node:fs';
import * as path from 'node:path';
import { ConfigurationTarget, ExtensionContext, commands, extensions, window, workspace } from 'vscode';
import { OLDEST_COMPILER, compilerOf, install, isSupported } from './server';
import { LEFT, Left } from './uninstall';
import { SETTING, obstacle, userValue, withAgent, withoutAgent } from './vmargs';

/** The extension: it gives the agent to Language Support for Java, which has no other way in than its settings. */

const JAVA = 'redhat.java';

/** What is remembered: the default that was written out, other settings files, and that the agent is not wanted. */
const BASE = 'base';
const OTHERS = 'others';
const UNWANTED = 'unwanted';

export function activate(context: ExtensionContext): void {
    const add = () => reporting(addAgent(context));
    let version = javaVersion();
    context.subscriptions.push(
        commands.registerCommand('emissary.add', async () => {
            await context.globalState.update(UNWANTED, undefined);
            await context.workspaceState.update(UNWANTED, undefined);
            await add();
        }),
        commands.registerCommand('emissary.remove', () => reporting(removeAgent(context))),
        extensions.onDidChange(() => {
            if (version !== javaVersion() && !context.globalState.get(UNWANTED)) {
                void add();
            }
            version = javaVersion();
        }),
    );
    if (!context.globalState.get(UNWANTED)) {
        void add();
    }
}

function javaVersion(): string | undefined {
    return extensions.getExtension(JAVA)?.packageJSON.version;
}

async function reporting(work: Promise<void>): Promise<void> {
    try {
        await work;
    } catch (failure) {
        void window.showErrorMessage(`Emissary: ${failure instanceof Error ? failure.message : failure}`);
    }
}

async function addAgent(context: ExtensionContext): Promise<void> {
    const java = extensions.getExtension(JAVA);
    if (!java) {
        const text = 'Emissaries need the extension Language Support for Java by Red Hat, which is not installed.';
        if (await window.showWarningMessage(text, 'Show It')) {
            await commands.executeCommand('extension.open', JAVA);
        }
        return;
    }
    const compiler = compilerOf(java.extensionPath);
    if (compiler && !isSupported(compiler)) {
        throw new Error(`Language Support for Java ${javaVersion()} has the compiler ${compiler}; `
            + `the agent needs ${OLDEST_COMPILER} or later, so that it was not added.`);
    }
    const { installed, changed } = install(context.asAbsolutePath('target/agent.jar'), context.globalStorageUri.fsPath);
    const reason = obstacle(installed);
    if (reason) {
        throw new Error(`the agent cannot be used from ${installed}: ${reason}.`);
    }

    const settings = workspace.getConfiguration();
    const { defaultValue, globalValue, workspaceValue } = settings.inspect<string | null>(SETTING) ?? {};
    const standard = defaultValue ?? '';
    const value = userValue(globalValue, standard, context.globalState.get(BASE), installed);
    if (withoutAgent(value) === standard) {
        await context.globalState.update(BASE, standard);
    }
    leave(context);
    let restart = changed;
    if (value !== globalValue) {
        await settings.update(SETTING, value, ConfigurationTarget.Global);
        restart = true;
    }
    if (typeof workspaceValue === 'string' && withAgent(workspaceValue, installed) !== workspaceValue) {
        restart = (await addToWorkspace(context, withAgent(workspaceValue, installed))) || restart;
    }
    if (restart) {
        await askForRestart('The agent for emissaries is set up.');
    }
}

/** A workspace's own value hides the user's. It may be shared with others, so that the user is asked. */
async function addToWorkspace(context: ExtensionContext, value: string): Promise<boolean> {
    if (context.workspaceState.get(UNWANTED)) {
        return false;
    }
    const text = `This workspace has its own ${SETTING}, without the agent for emissaries.`;
    if ((await window.showWarningMessage(text, 'Add the Agent', 'Leave It')) !== 'Add the Agent') {
        await context.workspaceState.update(UNWANTED, true);
        return false;
    }
    const file = workspace.workspaceFile?.fsPath
        ?? path.join(workspace.workspaceFolders![0].uri.fsPath, '.vscode', 'settings.json');
    await context.globalState.update(OTHERS, [...new Set([...context.globalState.get<string[]>(OTHERS, []), file])]);
    leave(context);
    await workspace.getConfiguration().update(SETTING, value, ConfigurationTarget.Workspace);
    return true;
}

async function removeAgent(context: ExtensionContext): Promise<void> {
    await context.globalState.update(UNWANTED, true);
    const settings = workspace.getConfiguration();
    const { defaultValue, globalValue, workspaceValue } = settings.inspect<string | null>(SETTING) ?? {};
    const rest = withoutAgent(globalValue ?? '');
    if (globalValue && rest !== globalValue) {
        const isDefault = rest === defaultValue || rest === context.globalState.get(BASE);
        await settings.update(SETTING, isDefault ? undefined : rest, ConfigurationTarget.Global);
    }
    if (workspaceValue && withoutAgent(workspaceValue) !== workspaceValue) {
        await settings.update(SETTING, withoutAgent(workspaceValue), ConfigurationTarget.Workspace);
    }
    await askForRestart('The agent for emissaries is taken out of the settings.');
}

/** Leaves what the program that runs after the uninstallation needs. */
function leave(context: ExtensionContext): void {
    const left: Left = {
        user: path.dirname(path.dirname(context.globalStorageUri.fsPath)),
        others: context.globalState.get(OTHERS, []),
        base: context.globalState.get(BASE),
    };
    fs.writeFileSync(LEFT, JSON.stringify(left));
}

async function askForRestart(done: string): Promise<void> {
    const text = `${done} The Java language server has to start again and to read this workspace anew.`;
    if (await window.showInformationMessage(text, 'Clean and Reload')) {
        await commands.executeCommand('java.clean.workspace', true);
    }
}
