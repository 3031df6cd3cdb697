import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { howItRuns, imageInstructions } from './dockerfile.mjs';

const committed = (...paths: string[]) =>
  execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path));
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** What Docker leaves out of the build, by the patterns that .dockerignore has. */
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [, exception, pattern] = /^(!?)(.+)$/.exec(line)!;
    const text = pattern!.replaceAll('.', '\\.').replace('**/', '(?:.+/)?').replaceAll('*', '[^/]*');
    return { isException: exception === '!', pattern: new RegExp(`^${text}(?:/|$)`) };
  });
/** The last line that matches decides. */
const isIgnored = (file: string) =>
  ignored.findLast(({ pattern }) => pattern.test(file))?.isException === false;

const instructions = await imageInstructions();
const copied = instructions
  .filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'))
  .flatMap(({ text }) => text.split(' ').slice(0, -1));

const sources = committed('api', 'app', 'contract', 'domain', 'server', 'server.ts').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file),
);

test.each(copied)('a clean clone has %s, and Docker sees it', (path) => {
  const files = committed(path).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(isIgnored)).toEqual([]);
});

test('Docker sees no secrets, data or installed packages', () => {
  for (const path of [
    '.env',
    '.env.local',
    'data/session-secret',
    'node_modules/react/index.js',
    '.git/config',
  ])
    expect(isIgnored(path), path).toBe(true);
  for (const path of ['.npmrc', 'server.ts', 'api/demo/data.ts', 'docs/openapi.json'])
    expect(isIgnored(path), path).toBe(false);
});

test('the image has each file that the product reads from the project', () => {
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/inProject\('([^']+)'\)/g)].map(([, path]) => path!),
  );
  expect([...new Set(read)].sort()).toEqual([
    'api/catalogue/gazetteer/municipalities.csv',
    'api/demo/photos',
  ]);
  for (const path of read)
    expect(
      copied.some((each) => `${path}/`.startsWith(`${each}/`)),
      path,
    ).toBe(true);
});

test('the image installs each package that the product imports', () => {
  /** Our own folders, and what the build alone needs: fonts, the table of routes. */
  const built = /^@(?:api|contract|domain|server|fontsource-variable|remix-run\/route-config)\//;
  const missing = new Set<string>();
  const imported =
    /^(?:import|export) (?!type )(?:[^;]*? from )?'(?!node:)((?:@[\w-]+\/)?\w[\w.-]*)[^']*';/gm;
  for (const file of sources)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(imported))
      if (!(name! in dependencies) && !built.test(`${name}/`)) missing.add(`${name} (${file})`);
  expect([...missing]).toEqual([]);
});

test('the base is an exact version of Node and of Debian', () => {
  const [, base] = /^ARG NODE_IMAGE=(.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))!;
  expect(base).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
});

describe('the health check', () => {
  const [check] = instructions.filter(({ name }) => name === 'HEALTHCHECK');
  const [node, flag, code] = JSON.parse(check!.text.replace(/^.* CMD /, '')) as string[];

  test.each([
    ['a website that answers', async () => ({ ok: true }), 0],
    ['one that answers with an error', async () => ({ ok: false }), 1],
    ['one that does not answer', () => Promise.reject(new Error('refused')), 1],
  ])('of %s ends as it should', async (_, answer, expected) => {
    expect([node, flag]).toEqual(['node', '-e']);
    const { env } = howItRuns(instructions);
    const called: string[] = [];
    const fetchOnce = (url: string) => (called.push(url), answer());
    const exitCode = await new Promise((exit) =>
      new Function('fetch', 'process', code!)(fetchOnce, { env, exit }),
    );
    expect(called).toEqual([`http://127.0.0.1:${env.PORT}/healthz`]);
    expect(exitCode).toBe(expected);
  });
});
