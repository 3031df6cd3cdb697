import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A project whose programs print two of their settings and end. */
let project: string;
const program = 'console.log(JSON.stringify([process.env.CDN, process.env.LEADS_TO])); process.exit(7);';
const programs = ['server.ts', 'build/server/index.js', 'build/node/api.js', 'build/node/house.js'];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'bossa-nova-launchers-'));
  await cp('scripts', join(project, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await cp(name, join(project, name));
  await mkdir(join(project, 'node_modules'));
  await symlink(resolve('node_modules/tsx'), join(project, 'node_modules/tsx'));
  for (const name of programs) {
    await mkdir(join(project, name, '..'), { recursive: true });
    await writeFile(join(project, name), program);
  }
  for (const name of ['vite.config.ts', 'remix.config.js', 'tsconfig.json'])
    await writeFile(join(project, name), '');
  const freshness = pathToFileURL(join(project, 'scripts/workshop/freshness.mjs')).href;
  const { packagesFingerprint, sourcesFingerprint } = await import(freshness);
  await writeFile(join(project, 'node_modules/.installed'), await packagesFingerprint());
  await writeFile(join(project, 'build/built'), await sourcesFingerprint());
});
afterAll(() => rm(project, { recursive: true, force: true }));

/** Runs a launcher until it ends, or prints `lastLine` where it would go on. */
async function launch(args: readonly string[], envFile: string, lastLine?: string) {
  await writeFile(join(project, '.env'), envFile);
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { PATH: process.env.PATH, LEADS_TO: 'of the environment' } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    if (lastLine && stdout.includes(lastLine)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const code = await new Promise((ended) => child.once('close', ended));
  return { code, stdout, stderr };
}

const envFile = 'CDN=on\nLEADS_TO=of the file\n';
const printed = '["on","of the environment"]\n';

test.each([
  ['start', ['scripts/start.mjs']],
  ['api', ['scripts/run.mjs', 'api']],
  ['house', ['scripts/run.mjs', 'house']],
])('npm run %s reads .env; the environment wins', async (_name, args) => {
  expect(await launch(args, envFile)).toEqual({ code: 7, stdout: printed, stderr: '' });
});

test('npm run dev reads .env; lines that are no events become events', async () => {
  const { stdout, stderr } = await launch(['scripts/dev.mjs'], envFile, 'of the environment');
  const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 30, msg: 'program output', line: printed.trim() }),
  );
});

test.each([
  ['start', ['scripts/start.mjs']],
  ['dev', ['scripts/dev.mjs']],
  ['api', ['scripts/run.mjs', 'api']],
])('npm run %s ends with one event that names a wrong line', async (_name, args) => {
  const { code, stdout, stderr } = await launch(args, 'CDN=on\nsecreta\n');
  expect([code, stdout]).toEqual([1, '']);
  expect(JSON.parse(stderr)).toMatchObject({
    level: 60,
    reason: '.env, linha 2: espera-se NOME=valor',
    msg: 'start failed',
  });
});

test('a command names a wrong line in text', async () => {
  const { code, stderr } = await launch(['scripts/run.mjs', 'house'], 'secreta\n');
  expect([code, stderr]).toEqual([1, '✗ .env, linha 1: espera-se NOME=valor\n']);
});
