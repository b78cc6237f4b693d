import * as fs from 'node:fs';
import * as path from 'node:path';
import { JAR } from './vmargs';

/** The files of the agent and of the language server. */

/** The oldest compiler of Eclipse that the agent supports. */
export const OLDEST_COMPILER = '3.42.0';

/** Where the extension leaves the path of its storage for the program that runs after the uninstallation. */
export const LEFT = path.join(__dirname, 'storage.txt');

/**
 * What is remembered, in a file, because VS Code in a browser keeps an extension's state in the browser: the default
 * that was written out, whether the agent is unwanted, and of workspaces' settings files, whether it is wanted there.
 */
export interface State {
    base?: string;
    unwanted?: boolean;
    workspaces?: Record<string, boolean>;
}

export function readState(storage: string): State {
    const file = path.join(storage, 'state.json');
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** Adds to what is remembered. */
export function remember(storage: string, change: State): void {
    write(path.join(storage, 'state.json'), JSON.stringify({ ...readState(storage), ...change }));
}

/** Copies the jar into the storage under its lasting name. Returns whether it is another than before. */
export function install(jar: string, storage: string): boolean {
    const installed = path.join(storage, JAR);
    if (/[\\/]lombok|[="]/.test(installed)) {
        throw new Error(`No name in ${installed} may begin with "lombok", or have an equals sign or a quotation mark.`);
    }
    const bytes = fs.readFileSync(jar);
    if (fs.existsSync(installed) && fs.readFileSync(installed).equals(bytes)) {
        return false;
    }
    write(installed, bytes);
    return true;
}

function write(file: string, content: string | Buffer): void {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, content);
    fs.renameSync(temporary, file);
}

/** Returns the version of the compiler in Language Support for Java, where it is too old for the agent. */
export function tooOld(extension: string): string | undefined {
    const plugins = path.join(extension, 'server', 'plugins');
    const names = fs.existsSync(plugins) ? fs.readdirSync(plugins) : [];
    return names
        .map(name => /^org\.eclipse\.jdt\.core\.compiler\.batch_(\d+\.\d+\.\d+)/.exec(name)?.[1])
        .find(version => version && version.localeCompare(OLDEST_COMPILER, 'en', { numeric: true }) < 0);
}
