import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoredFormTexts } from '~/forms/form-texts';
import { intentField, profileIntents } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { sentBack, sessionCookieOf } from '../support/visitor';
import type { Page } from '../support/visit';

const profile = links.profile();
const dataDir = await mkdtemp(join(tmpdir(), 'kept-forms-'));
const folder = join(dataDir, 'forms');

let site: Awaited<ReturnType<typeof openSite>>;
let clara: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([], { DATA_DIR: dataDir });
  clara = await signedInVisitor(site);
});
beforeEach(() => rm(folder, { recursive: true, force: true }));
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const typed = {
  [intentField]: profileIntents.save,
  nome: 'Clara Nunes <Prado>',
  'telefone.pais': 'PT',
  'telefone.numero': '912 345 678',
  dataNascimento: '31/02/1990',
  recebeNewsletter: 'sim',
};
const right = { ...typed, nome: 'Clara Nunes Prado', dataNascimento: '28/02/1990' };
const long = { ...typed, nome: 'Clara '.repeat(900) };
/** Clara's cookie, of a session that is over: its bearer has ended, or the back end knows it no more. */
const over = (given = {}) => sessionCookieOf({ username: clara.account.email, ...given });
const runOut = () => over({ expires: Date.now() - 1 });
const send = (fields: Record<string, string>, cookie = over(), path = profile) =>
  site.post(path, fields, { cookie });
const formCookieIn = ({ headers }: Page) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-formulario='));
const cookieOf = (page: Page) => sentBack(formCookieIn(page)!);
const back = (formCookie: string, { cookie } = clara, path = profile) =>
  site.get(path, { headers: { cookie: `${cookie}; ${formCookie}` } });
const value = (name: string, { html }: Page) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1];
const isPlain = (page: Page) => {
  expect(page.status).toBe(200);
  expect(page.html).not.toContain(restoredFormTexts.back);
  expect(value('nome', page)).toBe(clara.account.name);
};

test.each([
  ['the back end ended, which the page finds with a wrong form', () => over(), profile],
  ['the back end ended, which the action finds', () => over(), profile, right],
  ['has run out', runOut, profile],
  ['has run out, by the router,', runOut, `${profile}.data`],
])(
  'what was typed in a session that %s is there after signing in, once',
  async (_, cookie, path, fields = typed) => {
    const sent = await send(fields, cookie(), path);
    expect(sent.headers.get('location') ?? sent.html).toContain(links.sessionEnded(profile));
    expect(formCookieIn(sent)).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const page = await back(cookieOf(sent));
    expect(page.html).toContain(restoredFormTexts.back);
    expect(page.html).not.toContain(restoredFormTexts.gaps);
    expect([value('nome', page), value('telefone.numero', page), value('dataNascimento', page)]).toEqual([
      fields.nome.replace('<', '&lt;').replace('>', '&gt;'),
      '912 345 678',
      fields.dataNascimento,
    ]);
    expect(page.html).toMatch(/<option value="PT" selected=""/);
    expect(formCookieIn(page)).toMatch(/Max-Age=0/);
  },
);

test('waits for its page, and is not used up by a prefetch', async () => {
  const formCookie = cookieOf(await send(typed));
  for (const [path, headers] of [
    [links.favourites(), {}],
    [profile, { 'Sec-Purpose': 'prefetch' }],
  ] as const) {
    const page = await site.get(path, { headers: { cookie: `${clara.cookie}; ${formCookie}`, ...headers } });
    expect(formCookieIn(page)).toBeUndefined();
    expect(page.html).not.toContain(restoredFormTexts.back);
  }
});

test('another account that signs in sees nothing, and it is gone', async () => {
  const other = await signedInVisitor(site);
  for (const fields of [typed, long]) {
    const page = await back(cookieOf(await send(fields)), other);
    expect(page.html).not.toMatch(/Prado|Clara Clara/);
    expect(page.html).not.toContain(restoredFormTexts.back);
    expect(formCookieIn(page)).toMatch(/Max-Age=0/);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('over 3 KB it lies sealed in a file, which is gone once it was shown', async () => {
  const sent = await send(long);
  expect(cookieOf(sent).length).toBeLessThan(500);
  const [name] = await readdir(folder);
  expect(await readFile(join(folder, name!), 'utf8')).not.toMatch(/Clara|nome|@/);
  const page = await back(cookieOf(sent));
  expect(value('nome', page)).toBe(long.nome);
  expect(await readdir(folder)).toEqual([]);
  isPlain(await back(cookieOf(sent)));
});

test.each([
  ['gone', (path: string) => rm(path)],
  ['changed', async (path: string) => writeFile(path, (await readFile(path, 'utf8')).replace(/.{9};/, ';'))],
  ['no file of ours', (path: string) => writeFile(path, 'x')],
])('where its file is %s the page is as always', async (_, harm) => {
  const formCookie = cookieOf(await send(long));
  await harm(join(folder, (await readdir(folder))[0]!));
  isPlain(await back(formCookie));
});

test('a changed cookie is none, and neither is one whose time is over', async () => {
  isPlain(await back(`${cookieOf(await send(typed)).slice(0, -4)}AAAA`));
  const old = { owner: clara.account.email, path: profile, form: 'perfil-salvar', typed: [], hasGaps: false };
  isPlain(await back(sentBack(site.context.seals.cookie('formulario', old, -1))));
});

test('a form of passwords leaves nothing but the way to sign in', async () => {
  const fields = {
    [intentField]: profileIntents.password,
    current: 'Antiga#2026',
    password: 'Cuica#2027abc',
  };
  const sent = await send(fields);
  expect(sent.headers.get('location')).toBe(links.sessionEnded(profile));
  expect(formCookieIn(sent)).toBeUndefined();
});

const isShownAgain = (page: Page) => {
  expect(page.status).toBe(401);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.html).toContain(restoredFormTexts.shown);
  expect(page.html).toContain(
    `href="${links.login(profile)}" target="_blank" rel="noopener">Entrar em nova aba`,
  );
  expect(page.html).toMatch(new RegExp(`<form[^>]*method="post"[^>]*action="${profile}"`));
  expect(value(intentField, page)).toBe(profileIntents.save);
  expect(formCookieIn(page)).toBeUndefined();
};

test('answers with the form and a sign-in link if the folder is unwritable', async () => {
  await writeFile(folder, 'no folder');
  const page = await send(long, runOut());
  isShownAgain(page);
  expect(page.html).toContain(long.nome);
  expect(page.html).toContain('Telefone');
});

test('so it is for who had signed out: nobody knows whose it is', async () => {
  const page = await send(typed, '');
  isShownAgain(page);
  expect(value('nome', page)).toBe('Clara Nunes &lt;Prado&gt;');
});

test('no private action reads its form past the guard that keeps it', async () => {
  const app = 'app';
  const names = (await readdir(app, { recursive: true })).filter((name) => /(?<!test)\.tsx?$/.test(name));
  const found = [];
  for (const name of names) {
    const text = await readFile(join(app, name), 'utf8');
    if (/\bsignedIn\(/.test(text) && /\breadForm\(/.test(text)) found.push(name);
  }
  // The guard itself; a form that is a link's token or a button: nothing is typed in it.
  expect(found.sort()).toEqual([
    'features/account/session/guard.server.ts',
    'routes/area-do-cliente/cadastro-sucesso/action.server.ts',
  ]);
});
