import * as fs from 'node:fs';
import * as path from 'node:path';
import { JAR } from './vmargs';

/** The files of the agent and of the language server. */

/** The oldest compiler of Eclipse that the agent supports. */
export const OLDEST_COMPILER = '3.42.0';

/** Copies the jar into a directory under its lasting name. Returns its path, and whether it is another than before. */
export function install(jar: string, directory: string): { installed: string; changed: boolean } {
    const installed = path.join(directory, JAR);
    const bytes = fs.readFileSync(jar);
    if (fs.existsSync(installed) && fs.readFileSync(installed).equals(bytes)) {
        return { installed, changed: false };
    }
    fs.mkdirSync(directory, { recursive: true });
    const temporary = `${installed}.${process.pid}`;
    fs.writeFileSync(temporary, bytes);
    fs.renameSync(temporary, installed);
    return { installed, changed: true };
}

/** Returns the version of the compiler in an installed Language Support for Java, or nothing where it is not found. */
export function compilerOf(extension: string): string | undefined {
    const plugins = path.join(extension, 'server', 'plugins');
    const names = fs.existsSync(plugins) ? fs.readdirSync(plugins) : [];
    return names.map(name => /^org\.eclipse\.jdt\.core\.compiler\.batch_(\d+\.\d+\.\d+)/.exec(name)?.[1]).find(Boolean);
}

/** Whether the agent supports a compiler; it looks itself at what is newer than the project knows. */
export function isSupported(compiler: string): boolean {
    return compiler.localeCompare(OLDEST_COMPILER, 'en', { numeric: true }) >= 0;
}
