import * as fs from 'node:fs';
import * as path from 'node:path';
import { LEFT, readState } from './files';
import { settingsWithoutAgent } from './vmargs';

/**
 * Takes the agent out of the settings files of the user, of profiles, of the machine and of workspaces. VS Code starts
 * this program after the extension is uninstalled, without its API, and then deletes the storage with the jar.
 */

if (fs.existsSync(LEFT)) {
    const storage = fs.readFileSync(LEFT, 'utf8');
    const { base, workspaces = {} } = readState(storage);
    const user = path.dirname(path.dirname(storage));
    const profiles = path.join(user, 'profiles');
    const directories = fs.existsSync(profiles) ? fs.readdirSync(profiles).map(one => path.join(profiles, one)) : [];
    directories.push(user, path.join(user, '..', 'Machine'));
    const files = [...directories.map(one => path.join(one, 'settings.json')), ...Object.keys(workspaces)];
    for (const file of files.filter(one => fs.existsSync(one))) {
        const text = fs.readFileSync(file, 'utf8');
        const changed = settingsWithoutAgent(text, base);
        if (changed !== text) {
            fs.writeFileSync(file, changed);
        }
    }
}
