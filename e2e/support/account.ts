import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  sessionCookie,
  type SessionData,
  sessionMaxAge,
} from '../../app/features/account/session/visitor-session.server';
import { createSeals } from '../../server/http/seals';
import { testPassword } from '../../tests/support/customer';
import { accountWithSession } from '../../tests/support/signed-in-visitor';
import { expect, test as base } from './test';

const dataDir = process.env.E2E_DATA_DIR!;

export interface Account {
  email: string;
  name: string;
  password: string;
}

/** Somebody who has no account yet. */
export const newPerson = (): Account => ({
  email: `clara-${randomUUID().slice(0, 13)}@exemplo.com.br`,
  name: 'Clara Nunes',
  password: testPassword,
});

/**
 * Stories about accounts. Each comes from a network address of its own, so that the limits of one are not another's.
 * `account` is somebody who has registered and proven the e-mail; `signedIn` the same, signed in in the story's browser.
 * Both are made in the running website's database; how people come to them is told in sign-in.spec.ts.
 */
export const test = base.extend<{
  owner: { account: Account; session: SessionData };
  account: Account;
  signedIn: Account;
}>({
  extraHTTPHeaders: async ({}, use) => {
    const ip = ['10', ...[0, 0, 0].map(() => randomInt(1, 255))].join('.');
    await use({ 'X-Forwarded-For': ip });
  },
  owner: async ({ database }, use) => {
    const account = newPerson();
    const { email, name } = account;
    const { data } = await accountWithSession(database, { email, name, verified_at: new Date() });
    await use({ account, session: data });
  },
  account: ({ owner }, use) => use(owner.account),
  signedIn: async ({ owner, context, baseURL }, use) => {
    await keepSession(context, baseURL!, owner.session);
    await use(owner.account);
  },
});

/** Puts a session into a browser as the website does, sealed with the secret of its data folder. */
export async function keepSession(context: BrowserContext, url: string, session: SessionData) {
  const secret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim();
  const sealed = createSeals([secret], false).cookie(sessionCookie, session, sessionMaxAge);
  const value = sealed.slice(sessionCookie.length + 1, sealed.indexOf(';'));
  await context.addCookies([{ name: sessionCookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Registers by the form's own post and leaves the story's browser signed in. */
export async function register(page: Page, { name, email, password }: Account): Promise<void> {
  const answer = await page.request.post('/area-do-cliente/login', {
    form: { etapa: 'registration', nome: name, email, senha: password, termos: 'on' },
    maxRedirects: 0,
  });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Signs in by the form's own post. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/area-do-cliente/login', {
    form: { etapa: 'login', email, senha: password },
    maxRedirects: 0,
  });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** The link of the newest letter of a kind that was sent to somebody, once it is there. */
export async function linkInEmail(email: string, emailKind: string): Promise<URL> {
  let link: URL | undefined;
  await expect(async () => {
    const text = await newestEmail(email, emailKind);
    link = new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]);
  }, `a letter "${emailKind}" to ${email}`).toPass({ timeout: 20_000 });
  return link!;
}

/** Letters are files where no mail server is set. */
async function newestEmail(email: string, emailKind: string): Promise<string> {
  const folder = join(dataDir, 'emails');
  const names = (await readdir(folder)).filter((name) => name.endsWith(`-${emailKind}.txt`)).sort();
  for (const name of names.reverse()) {
    const text = await readFile(join(folder, name), 'utf8');
    if (text.startsWith(`Para: ${email}\n`)) return text;
  }
  throw new Error('not there yet');
}

export { expect } from './test';
