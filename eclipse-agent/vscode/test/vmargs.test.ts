import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsWithoutAgent, userValue, withAgent, withoutAgent } from '../src/vmargs';

/** The argument in lines and values of every shape. */

const JAR = '/data/emissary-eclipse-agent.jar';
const AGENT = `-javaagent:${JAR}`;
const OLDER = '-javaagent:/older/emissary-eclipse-agent-0.1.0.jar';
const LOMBOK = '-javaagent:/libs/lombok.jar';
const DEFAULT = '-XX:+UseParallelGC -Xmx2G';

/** The line before, and with the agent. */
const lines = [
    ['', AGENT],
    ['-Xmx4G', `${AGENT} -Xmx4G`],
    ['-Xmx4G  -Da=b ', `${AGENT} -Xmx4G  -Da=b`],
    [`${AGENT} -Xmx4G`, `${AGENT} -Xmx4G`],
    [`${AGENT}=lint=on -Xmx4G`, `${AGENT}=lint=on -Xmx4G`],
    [`${OLDER}=superclass=none -Xmx4G`, `${AGENT}=superclass=none -Xmx4G`],
    [`-Xmx4G "-javaagent:/with blank/emissary-eclipse-agent.jar" ${OLDER} -Da=b`, `${AGENT} -Xmx4G -Da=b`],
    [`-javaagent:"C:\\Users\\A B\\emissary-eclipse-agent.jar" -Xmx4G`, `${AGENT} -Xmx4G`],
    [`${LOMBOK} -Xmx4G`, `${AGENT} ${LOMBOK} -Xmx4G`],
    ['-javaagent:/tools/agent.jar', `${AGENT} -javaagent:/tools/agent.jar`],
    ['-Da="b  c" -Dd="\\"e f\\""', `${AGENT} -Da="b  c" -Dd="\\"e f\\""`],
    ['-Da=-javaagent:/x/emissary-eclipse-agent.jar', `${AGENT} -Da=-javaagent:/x/emissary-eclipse-agent.jar`],
];

for (const [before, after] of lines) {
    test(`adds to ‹${before}›, once, and takes out again`, () => {
        assert.equal(withAgent(before, JAR), after);
        assert.equal(withAgent(after, JAR), after);
        const rest = withoutAgent(before);
        assert.equal(withoutAgent(after), rest.trim());
        assert.equal(withoutAgent(rest), rest);
    });
}

test('a path with blanks is quoted', () => {
    const agent = '"-javaagent:/my data/emissary-eclipse-agent.jar"';
    assert.equal(withAgent(`-Xmx4G ${agent}`, agent.slice(12, -1)), `${agent} -Xmx4G`);
});

test('the default is written out where the user has set nothing', () => {
    assert.equal(userValue(undefined, DEFAULT, undefined, JAR), `${AGENT} ${DEFAULT}`);
    assert.equal(userValue(null, DEFAULT, undefined, JAR), `${AGENT} ${DEFAULT}`);
});

test('an empty string is what the user has set', () => {
    assert.equal(userValue('', DEFAULT, undefined, JAR), AGENT);
});

test('a newer default replaces the one that was written out, and only that', () => {
    assert.equal(userValue(`${AGENT}=lint=on ${DEFAULT}`, '-Xmx3G', DEFAULT, JAR), `${AGENT}=lint=on -Xmx3G`);
    assert.equal(userValue(`${AGENT} -Xmx9G`, '-Xmx3G', DEFAULT, JAR), `${AGENT} -Xmx9G`);
    assert.equal(userValue(DEFAULT, '-Xmx3G', DEFAULT, JAR), `${AGENT} ${DEFAULT}`);
});

/** Settings files before and after the uninstallation, where `DEFAULT` was written out. */
const files = [
    [`{\n  // Mine,\n  "a": 1,\n  "java.jdt.ls.vmargs": "${AGENT} -Xmx4G",\n  "b": "\\"${AGENT}"\n}`,
        `{\n  // Mine,\n  "a": 1,\n  "java.jdt.ls.vmargs": "-Xmx4G",\n  "b": "\\"${AGENT}"\n}`],
    [`{\n  "java.jdt.ls.vmargs": "${AGENT} ${DEFAULT}",\n  "b": 2\n}`, '{\n  "b": 2\n}'],
    [`{"java.jdt.ls.vmargs":"\\"${AGENT.replace('data', 'my data')}\\" -Da=\\"b\\""}`,
        '{"java.jdt.ls.vmargs":"-Da=\\"b\\""}'],
    [`{ "java.jdt.ls.vmargs": "${DEFAULT}" }`, `{ "java.jdt.ls.vmargs": "${DEFAULT}" }`],
];

for (const [before, after] of files) {
    test(`takes out of ${before}`, () => assert.equal(settingsWithoutAgent(before, DEFAULT), after));
}
