import type { Page } from '@playwright/test';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { newPerson, test } from './support/account';
import { expect } from './support/test';

const login = '/area-do-cliente/login?lastPage=%2Fkeyword%3Fa%3D1';
const goTo = (page: Page, provider: string) =>
  page.getByRole('button', { name: `Continuar com ${provider}` }).click();
/** At the identity service. */
async function beThere(page: Page, provider: string, email: string) {
  await expect(page.getByRole('heading', { name: `Entrar com ${provider}` })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('Google brings a visitor in, and back to the page that they came from', async ({ page }) => {
  const { email } = newPerson();
  await page.goto(login);
  await goTo(page, 'Google');
  await beThere(page, 'Google', email);
  await expect(page).toHaveURL('/keyword?a=1');
  await page.goto('/area-do-cliente/meu-perfil');
  await expect(page.getByRole('textbox', { name: 'E-mail' }).first()).toHaveValue(email);
  await expect(page.getByRole('cell', { name: 'Google' }).first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('entrada');
});

test('one tap shows signed out with consent, outside phone property pages', async ({
  page,
  context,
  baseURL,
}) => {
  const oneTapPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/recursos/um-toque') && request.method() === 'GET')
      oneTapPaths.push(new URL(page.url()).pathname);
  });
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { accounts: { id: {
        initialize: (given) => (window.given = given),
        prompt: () => document.body.insertAdjacentHTML('beforeend', '<p>One tap</p>'),
        cancel: () => {} } } };`,
    }),
  );
  const prompt = page.getByText('One tap', { exact: true });

  await page.goto('/imoveis');
  const property = (await page.locator('.card a').first().getAttribute('href'))!;
  await context.addCookies([
    { name: consentName, value: encodeConsent(['marketing'], new Date()), url: baseURL! },
  ]);
  await page.goto('/area-do-cliente/login');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(property);
  // What would offer it is there and has decided; the page is left before it grows, or it would decide anew.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/one-tap\.browser-/.test(name)),
  );
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(property);
  await expect(prompt).toBeVisible();
  expect(oneTapPaths).toEqual([new URL(property, baseURL).pathname]);

  // What it hands over is no token: the visitor is told so, where they are.
  await page.evaluate(() => {
    const { given } = window as unknown as { given: { callback(answer: { credential: string }): void } };
    given.callback({ credential: 'nada' });
  });
  await expect(page.getByText('Algo de errado ocorreu, tente novamente mais tarde.')).toBeVisible();
  await expect(page).toHaveURL(property);
});
