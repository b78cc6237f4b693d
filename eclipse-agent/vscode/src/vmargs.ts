/** The agent's argument in the setting java.jdt.ls.vmargs: how it is added and taken out, as text. */

/** The setting that holds the arguments of the language server's JVM, as one line. */
export const SETTING = 'java.jdt.ls.vmargs';

/** The name of the agent's jar in the place where the server finds it. */
export const JAR = 'emissary-eclipse-agent.jar';

/** Arguments with the blanks after them. Language Support for Java splits the line in the same way. */
const ARGUMENTS = /((?:[^\s"]+|"[^"]*")+)\s*/g;

const AGENT = /^-javaagent:(?:.*[\\/])?emissary-eclipse-agent[^\\/]*\.jar(=.*)?$/;

/** The options of the agent in a line, which are undefined where it has none, and all else. */
interface Parts {
    options?: string;
    rest: string;
}

function split(line: string): Parts {
    let options: string | undefined;
    const rest = line.replace(ARGUMENTS, (all: string, text: string) => {
        const agent = AGENT.exec(text.replaceAll('"', ''));
        if (!agent) {
            return all;
        }
        options ??= agent[1] ?? '';
        return '';
    });
    return options === undefined ? { rest } : { options, rest: rest.trim() };
}

function join(jar: string, { options, rest }: Parts): string {
    const agent = `-javaagent:${jar}${options ?? ''}`;
    return `${/\s/.test(agent) ? `"${agent}"` : agent} ${rest}`.trim();
}

/** Returns the line with the agent in front, in the place of an agent of another path, whose options stay. */
export function withAgent(line: string, jar: string): string {
    return join(jar, split(line));
}

/** Returns the line without the agent. */
export function withoutAgent(line: string): string {
    return split(line).rest;
}

/**
 * Returns the user's value with the agent. A value replaces the default, which is therefore written out where there is
 * none; `base` is a default that was written out before, by which it is known again after that has changed.
 */
export function userValue(value: string | null | undefined, standard: string, base: string | undefined, jar: string) {
    const parts = split(value ?? standard);
    return join(jar, parts.options !== undefined && parts.rest === base ? { ...parts, rest: standard } : parts);
}

/**
 * Returns the text of a settings file without the agent, and without the setting where `base` is all that remains.
 * Comments stay as they are.
 */
export function settingsWithoutAgent(text: string, base: string | undefined): string {
    const entry = /([ \t]*"java\.jdt\.ls\.vmargs"\s*:\s*)("(?:[^"\\]|\\.)*")(\s*,[ \t]*\r?\n?)?/g;
    return text.replace(entry, (all: string, name: string, value: string, comma = '') => {
        const line: string = JSON.parse(value);
        const rest = withoutAgent(line);
        if (rest === line) {
            return all;
        }
        return rest === base ? '' : name + JSON.stringify(rest) + comma;
    });
}
