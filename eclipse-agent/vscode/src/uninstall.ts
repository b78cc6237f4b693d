import * as fs from 'node:fs';
import * as path from 'node:path';
import { settingsWithoutAgent } from './vmargs';

/**
 * Takes the agent out of the settings files. VS Code starts this program after the extension is uninstalled, without
 * its API; what it needs is in a file that the extension has left beside it.
 */

/** What the extension leaves: the directory `User` of VS Code, other settings files, and the default written out. */
export interface Left {
    user: string;
    others: string[];
    base?: string;
}

/** Where it is left. */
export const LEFT = path.join(__dirname, 'left.json');

function settingsFiles({ user, others }: Left): string[] {
    const profiles = path.join(user, 'profiles');
    const names = fs.existsSync(profiles) ? fs.readdirSync(profiles) : [];
    return [
        path.join(user, 'settings.json'),
        path.join(user, '..', 'Machine', 'settings.json'),
        ...names.map(name => path.join(profiles, name, 'settings.json')),
        ...others,
    ].filter(file => fs.existsSync(file));
}

if (require.main === module && fs.existsSync(LEFT)) {
    const left: Left = JSON.parse(fs.readFileSync(LEFT, 'utf8'));
    for (const file of settingsFiles(left)) {
        const text = fs.readFileSync(file, 'utf8');
        const changed = settingsWithoutAgent(text, left.base);
        if (changed !== text) {
            fs.writeFileSync(file, changed);
        }
    }
}
