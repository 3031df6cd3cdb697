import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from './env';
import { readOwnRedirects } from './own-redirects';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bossa-nova-redirects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(file: string | undefined) {
  const told: string[] = [];
  const index = await readOwnRedirects(readEnv({ REDIRECTS_FILE: file }), (line) => void told.push(line));
  return { index, told };
}

test('the file is read at the start; a bad line is told with its number, in Portuguese, and the others count', async () => {
  const file = join(folder, 'redirects.txt');
  await writeFile(file, '\uFEFF# antigos\r\n/antigo.html /imoveis 301\r\n/pior\r\n/a /b\r\n/b /a\r\n');
  const { index, told } = await read(file);
  expect(index?.find('/antigo.html', '')?.redirect).toEqual({ status: 301, location: '/imoveis' });
  expect(told).toEqual([
    `${file}, linha 3: são esperados o endereço antigo, o novo e, se for o caso, 301 ou 302; a linha foi ignorada`,
    `${file}, linha 5: este redirecionamento volta ao início (laço) ou passa por outros demais; a linha foi ignorada`,
  ]);
});

test('a file that a setting names has to be there', async () => {
  await expect(read(join(folder, 'nada.txt'))).rejects.toThrow(
    /^REDIRECTS_FILE: não foi possível ler .*nada\.txt \(ENOENT\)\.$/,
  );
});

test('without the setting there need be none', async () => {
  expect(await read(undefined)).toEqual({ index: undefined, told: [] });
});
