import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFile } from './env-file.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bossa-nova-env-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string) => {
  await writeFile(join(folder, '.env'), text);
  return readEnvFile(folder);
};

test('reads what an operator writes', async () => {
  const text = `\uFEFF# casa\r\nPORT=80\r\n\r\nexport SITE_URL = "https://a.example" # público\r\nMAP_TILE_URL=
HASH='a#b $c'
LINES="one
two"
EMPTY= # nothing
COMMENTED=80 # docs/operating.md#settings (#12)
`;
  expect(await read(text)).toEqual({
    ...{ PORT: '80', SITE_URL: 'https://a.example', MAP_TILE_URL: '', HASH: 'a#b $c' },
    ...{ LINES: 'one\ntwo', EMPTY: '', COMMENTED: '80' },
  });
});

test.each([
  ['PORT=80\nsenha secreta\n', '.env, linha 2: espera-se NOME=valor'],
  ['=80', '.env, linha 1: espera-se NOME=valor'],
  ['\tPORT=80', '.env, linha 1: espera-se NOME=valor'],
  ['export  PORT=80', '.env, linha 1: espera-se NOME=valor'],
  ['A=secreta\t# um', '.env, linha 1: o # corta o valor: ponha o valor entre aspas simples'],
  ['1PORT=80', '.env, linha 1: espera-se NOME=valor'],
  [
    '\r\n\r\nSMTP_URL=smtp://a:secreta#b@c',
    '.env, linha 3: o # corta o valor: ponha o valor entre aspas simples',
  ],
  ['A="secreta\nPORT=80', '.env, linha 1: falta a segunda aspa (")'],
  ["A='um\ndois' secreta\nPORT=80", '.env, linha 2: há texto depois da segunda aspa'],
])('%j is refused by its line, without its value', async (text, message) => {
  await expect(read(text)).rejects.toThrow(new Error(message));
});

test('there need be no file; one that is unreadable is named', async () => {
  expect(await readEnvFile(folder)).toEqual({});
  await mkdir(join(folder, '.env'));
  await expect(readEnvFile(folder)).rejects.toThrow('.env: não foi possível ler (EISDIR)');
});

test.each([
  ['/var/mail/root', 'files'],
  ['', ''],
])('a login shell’s mailbox does not win over the file: %j', async (given, used) => {
  vi.stubEnv('MAIL', given);
  const settings = await read('MAIL=files\n');
  expect({ ...settings, ...process.env }.MAIL).toBe(used);
  vi.unstubAllEnvs();
});
