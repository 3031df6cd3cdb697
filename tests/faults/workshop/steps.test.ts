import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { until } from '../../support/until';

/** A command of the workshop that starts a program that stays, and says its id. */
const command = `
  import { main, start } from ${JSON.stringify(pathToFileURL('scripts/workshop/steps.mjs').href)};
  await main(() => {
    const program = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(program.pid);
    return new Promise((resolve) => program.once('exit', () => resolve(0)));
  });`;

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform === 'win32')(
  'a command’s children end with it, also when only its shell is ended',
  async () => {
    const script = 'node --input-type=module -e "$COMMAND"; exit $?';
    const shell = spawn('/bin/sh', ['-c', script], { env: { ...process.env, COMMAND: command } });
    const program = await new Promise<number>((resolve, reject) => {
      shell.stdout.once('data', (text) => resolve(Number(text)));
      shell.stderr.once('data', (text) => reject(new Error(String(text))));
    });
    expect(lives(program)).toBe(true);
    shell.kill('SIGTERM');
    await until(() => expect(lives(program)).toBe(false));
  },
);
