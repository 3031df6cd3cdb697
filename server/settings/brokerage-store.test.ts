import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrokerageAnswer } from '@contract/brokerage';
import { openBrokerageStore } from './brokerage-store';
import { noBrokerageOfItsOwn } from './with-brokerage';

const address = 'https://api.example';
let folder: string;
const warn = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bossa-brokerage-'));
  warn.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (apiBaseUrl = address) => openBrokerageStore(folder, apiBaseUrl, { warn });
const named = (name: string): BrokerageAnswer => ({
  isDemo: false,
  data: { version: name, name, article: 'a', logo: null, colours: {}, offices: [], social: [], lists: [] },
});

it('reads what it wrote, for the same back end only', async () => {
  expect(await open().read()).toBeNull();
  for (const answer of [named('Casa da Serra'), noBrokerageOfItsOwn]) {
    await open().write(answer);
    expect(await open().read()).toEqual(answer);
  }
  expect(await open('https://other.example').read()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('the last of several writes stays, whole and alone', async () => {
  const store = open();
  await Promise.all(['Um', 'Dois', 'Três'].map((name) => store.write(named(name))));
  expect(await store.read()).toEqual(named('Três'));
  expect(await readdir(folder)).toEqual(['brokerage.json']);
});

it.each([
  ['half a file', (text: string) => text.slice(0, text.length / 2)],
  ['nothing', () => ''],
  ['another shape', () => JSON.stringify({ apiBaseUrl: address, answer: { data: { name: 'Outra' } } })],
])('%s is ignored with a warning', async (_name, damage) => {
  await open().write(named('Casa da Serra'));
  const file = join(folder, 'brokerage.json');
  await writeFile(file, damage(await readFile(file, 'utf8')));
  expect(await open().read()).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ file }), 'stored brokerage ignored');
});

it('a file that cannot be read is ignored with a warning', async () => {
  const store = openBrokerageStore('/dev/null', address, { warn });
  expect(await store.read()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
