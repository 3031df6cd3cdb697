import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import { readEnv } from '../env';
import { openOwnRedirects, type OwnRedirects } from './own-redirects';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bossa-nova-redirects-'));
  file = join(folder, 'redirects.txt');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(() => [log.info, log.warn].forEach((each) => each.mockClear()));

async function open(name: string | undefined = file) {
  const problems: unknown[] = [];
  const report = (...given: unknown[]) => void problems.push(given);
  const own = await openOwnRedirects({ env: readEnv({ REDIRECTS_FILE: name }), log, report });
  return { own, problems };
}
const targetOf = (own: OwnRedirects) => own.find('/antigo.html', '')?.redirect.location;

test('reads the file at startup, reports bad lines by number, skips them', async () => {
  await writeFile(file, '\uFEFF# antigos\r\n/antigo.html /imoveis 301\r\n/pior\r\n/a /b\r\n/b /a\r\n');
  const { own, problems } = await open();
  expect(own.find('/antigo.html', '')?.redirect).toEqual({ status: 301, location: '/imoveis' });
  expect(problems).toEqual([
    [file, { line: 3, reason: 'são esperados o endereço antigo, o novo e, se for o caso, 301 ou 302' }],
    [file, { line: 5, reason: 'este redirecionamento volta ao início (laço) ou passa por outros demais' }],
  ]);
});

test('a file that a setting names has to be there', async () => {
  await expect(open(join(folder, 'nada.txt'))).rejects.toThrow(
    /^REDIRECTS_FILE: não foi possível ler .*nada\.txt \(ENOENT\)\.$/,
  );
});

test('without the setting there need be none', async () => {
  const { own } = await open('');
  expect([targetOf(own), own.version]).toEqual([undefined, 0]);
});

describe('a file that changes', () => {
  let own: OwnRedirects;
  beforeEach(async () => {
    await writeFile(file, '/antigo.html /imoveis\n');
    ({ own } = await open());
  });
  const check = async (times: number) => {
    for (let count = 0; count < times; count += 1) await own.check();
  };

  test('is read again once it is at rest, and once only', async () => {
    await writeFile(file, '/antigo.html /sobre');
    await check(1);
    expect([targetOf(own), own.version]).toEqual(['/imoveis', 0]);
    await writeFile(file, '/antigo.html /sobre-nos\n');
    await check(1);
    expect([targetOf(own), own.version]).toEqual(['/imoveis', 0]);
    await check(3);
    expect([targetOf(own), own.version]).toEqual(['/sobre-nos', 1]);
    expect(log.info.mock.calls).toEqual([[{ file }, 'redirects reloaded']]);
  });

  test('is read again when another one takes its place', async () => {
    await writeFile(join(folder, 'new.txt'), '/antigo.html /sobre-nos\n');
    await rename(join(folder, 'new.txt'), file);
    await check(2);
    expect(targetOf(own)).toBe('/sobre-nos');
  });

  test('changes nothing if a line is bad: a warning names the line', async () => {
    await writeFile(file, '/outro.html /imoveis\n/antigo.html\n');
    await check(3);
    expect([targetOf(own), own.version]).toEqual(['/imoveis', 0]);
    expect(own.find('/outro.html', '')).toBeNull();
    expect(log.warn.mock.calls).toEqual([
      [
        { file, count: 1, lines: [{ line: 2, reason: expect.stringContaining('são esperados') }] },
        'redirects not reloaded: invalid lines',
      ],
    ]);
  });

  test.each([
    ['until the new one is complete', '', '/sobre-nos'],
    ['for good if its last line is bad', '/pior\n', '/imoveis'],
  ])('the old one serves between its slices, %s', async (_, last, target) => {
    const many = Array.from({ length: 300 }, (_, n) => `/pagina-${n}.php /imoveis\n`);
    await writeFile(file, `/antigo.html /sobre-nos\n${many.join('')}${last}`);
    await check(1);
    let ms = 0;
    const restore = replaceClock({ ...clock, monotonicNow: () => (ms += 1) });
    const served = new Set<unknown>();
    try {
      let isDone = false;
      const done = check(1).finally(() => (isDone = true));
      for (let known = ms; !isDone; known = ms) {
        served.add(targetOf(own));
        await setImmediate();
        expect(ms - known, 'ms of one slice').toBeLessThanOrEqual(20);
      }
      await done;
    } finally {
      restore();
    }
    expect(ms).toBeGreaterThan(600);
    expect([...served, targetOf(own)]).toEqual(['/imoveis', target]);
    expect(log.info.mock.calls.length + log.warn.mock.calls.length).toBe(1);
  });

  test('leaves the redirects as they were when it is deleted, until it is back', async () => {
    await rm(file);
    await check(3);
    expect(targetOf(own)).toBe('/imoveis');
    const reason = 'redirects not reloaded: file unreadable';
    expect(log.warn.mock.calls).toEqual([[{ file, reason: 'ENOENT' }, reason]]);
    await writeFile(file, '');
    await check(2);
    expect([targetOf(own), own.version]).toEqual([undefined, 1]);
  });
});
