import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startIdentityService } from '../tests/support/identity-service';
import { expect, newPerson } from './support/account';
import { besidesPages, choose, listing, rest, test } from './support/analytics';
import { standInForGoogle } from './support/google';
import { cards, open } from './support/listing';
import { startWebsite } from './support/website';

test.use({ hasChosenCookies: false });
// Each starts a site of its own, with a container.
test.describe.configure({ timeout: 120_000 });

const login = { event: 'login', method: 'email' };
/** The events in this document's data layer, without those of pages. */
const inDocument = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (each) => 'event' in each && !['gtm.js', 'route_change'].includes(String(each.event)),
    ),
  );

test('sends the events of a sign-in in the dialog from the new document', async ({
  page,
  account,
  story,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, origin + listing);
    await rest(page);
    const id = Number(await cards(page).nth(1).getAttribute('data-id'));
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Adicionar aos favoritos/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
    await dialog.getByLabel('E-mail').fill(account.email);
    await dialog.getByRole('button', { name: 'Continuar', exact: true }).click();
    await page.getByLabel('Senha', { exact: true }).fill(account.password);
    await rest(page);
    google.forget();
    await page.evaluate(() => (document.documentElement.dataset.before = 'yes'));
    await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await expect(page.locator('html:not([data-before])')).toBeAttached();
    const expected = [login, { event: 'user_favorite', product_id: id }];
    await expect.poll(() => inDocument(page)).toEqual(expected);
    await page.reload();
    await rest(page);
    expect(await inDocument(page)).toEqual([]);
    expect(besidesPages(google), 'in all documents').toEqual(expected);
  });
});

test('sends a favorite from the next document if this one is left before', async ({
  page,
  story,
  signedIn: _,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, origin + listing);
    await rest(page);
    google.forget();
    const id = Number(await cards(page).first().getAttribute('data-id'));
    // Scripts of the page never see the answer.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (...given) => fetch(...given).then(() => new Promise<Response>(() => undefined));
    });
    const answered = page.waitForResponse('**/recursos/favoritos');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Adicionar aos favoritos/ })
      .click();
    expect((await answered).status()).toBe(200);
    await page.goto(`${origin}/sobre-nos/contato`);
    await expect.poll(() => inDocument(page)).toEqual([{ event: 'user_favorite', product_id: id }]);
    await rest(page);
    expect(besidesPages(google)).toHaveLength(1);
  });
});

test('sends a sign-up by Google once, from the document that it ends in', async ({ page, context }) => {
  const google = await standInForGoogle(context);
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-google-'));
  let identity: Awaited<ReturnType<typeof startIdentityService>> | undefined;
  const website = await startWebsite(async (siteUrl) => {
    identity = await startIdentityService({ siteUrl });
    return { LOG_LEVEL: 'silent', DATA_DIR: dataDir, GTM_ID: 'GTM-TEST1', ...identity.settings };
  });
  try {
    await choose(page, website.origin, 'todos');
    await open(page, `${website.origin}/area-do-cliente/login`);
    await page.getByRole('button', { name: 'Continuar com Google' }).click();
    await page.getByLabel('E-mail').fill(newPerson().email);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/login-home/);
    const user_id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f-]+$/);
    const expected = [{ event: 'sign_up', method: 'google', user_id }];
    await expect.poll(() => inDocument(page)).toEqual(expected);
    await page.reload();
    await rest(page);
    expect(await inDocument(page)).toEqual([]);
    expect(besidesPages(google)).toEqual(expected);
  } finally {
    await website.stop();
    await identity?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
