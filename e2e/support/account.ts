import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './test';

export interface Account {
  email: string;
  name: string;
  password: string;
}

/** Somebody who has no account yet. */
export const newPerson = (): Account => ({
  email: `clara-${randomUUID().slice(0, 13)}@exemplo.com.br`,
  name: 'Clara Nunes',
  password: 'Abelha#2026xyz',
});

/**
 * Stories about accounts. Each comes from a network address of its own, so that the limits of one are not another's.
 * `account` is somebody who has registered and proven the e-mail; `signedIn` the same, signed in in the story's browser.
 */
export const test = base.extend<{ account: Account; signedIn: Account }>({
  extraHTTPHeaders: async ({}, use) => {
    const ip = ['10', ...[0, 0, 0].map(() => randomInt(1, 255))].join('.');
    await use({ 'X-Forwarded-For': ip });
  },
  signedIn: async ({ page }, use) => {
    const person = newPerson();
    await register(page, person);
    await verify(page, person.email);
    await use(person);
  },
  account: async ({ signedIn, page }, use) => {
    await page.context().clearCookies({ name: 'sessao' });
    await use(signedIn);
  },
});

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

/** Proves an e-mail by the link that was sent to it, as its button does. */
export async function verify(page: Page, email: string): Promise<void> {
  const link = await linkInLetter(email, 'verification');
  const answer = await page.request.post(link.pathname, {
    form: { token: link.searchParams.get('token')! },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** The link of the newest letter of a kind that was sent to somebody, once it is there. */
export async function linkInLetter(email: string, letter: string): Promise<URL> {
  let link: URL | undefined;
  await expect(async () => {
    const text = await newestLetter(email, letter);
    link = new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]);
  }, `a letter "${letter}" to ${email}`).toPass({ timeout: 20_000 });
  return link!;
}

/** Letters are files where no mail server is set. */
async function newestLetter(email: string, letter: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR!, 'emails');
  const names = (await readdir(folder)).filter((name) => name.endsWith(`-${letter}.txt`)).sort();
  for (const name of names.reverse()) {
    const text = await readFile(join(folder, name), 'utf8');
    if (text.startsWith(`Para: ${email}\n`)) return text;
  }
  throw new Error('not there yet');
}

export { expect } from './test';
