import type { Page } from '@playwright/test';
import { linkInLetter } from './support/account';
import { violations } from './support/accessibility';
import { withBrokenBackEnd } from './support/broken-back-end';
import { hasScripts, open } from './support/listing';
import { expect, test } from './support/test';

const magazine = '/revista-curate/assinatura';
const newEmail = () => `clara-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;
const assinar = (page: Page, form: string) =>
  page.locator(`#${form}`).getByRole('button', { name: 'Assinar' });
const isAccessible = async (page: Page) => {
  if (hasScripts()) expect(await violations(page, 'main')).toEqual([]);
};
async function fill(page: Page, form: string, email: string, name = 'Clara Nunes') {
  await page.locator(`#${form}-nome`).fill(name);
  await page.locator(`#${form}-email`).fill(email);
}
/** Opens the newest letter's link and presses its button. */
async function confirm(page: Page, email: string) {
  const { pathname, search } = await linkInLetter(email, 'subscription');
  await open(page, pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar sua assinatura?');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Confirmar assinatura' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assinatura confirmada.');
  await isAccessible(page);
}

test('the newsletter at the foot of a page thanks there, and is confirmed by its letter @js @no-js @mobile', async ({
  page,
}) => {
  const email = newEmail();
  await open(page, '/sobre-nos/contato');
  await fill(page, 'newsletter', email);
  await assinar(page, 'newsletter').click();
  const thanks = page.getByText('Obrigado por se cadastrar em nossa newsletter').first();
  await expect(thanks).toBeVisible();
  await expect(thanks).toContainText('abra a carta que enviamos e confirme');
  await expect(page).toHaveURL('/sobre-nos/contato');
  await confirm(page, email);
  await expect(page.getByText('Você vai receber a newsletter.')).toBeVisible();
});

test.describe('with something wrong', () => {
  test.use({ expectedProblems: [/400/] });
  test('a subscription says so beside its fields and keeps what was typed @js @no-js', async ({ page }) => {
    await open(page, magazine);
    await fill(page, 'revista', 'clara@exemplo', 'Clara');
    // It looks off by now, and can still be pressed.
    await assinar(page, 'revista').click({ force: true });
    await expect(page.locator('#revista-nome')).toHaveAccessibleDescription(
      'Por favor, preencha com o nome completo',
    );
    await expect(page.locator('#revista-email')).toHaveAccessibleDescription('Digite um e-mail válido');
    await expect(page.locator('#revista-nome')).toHaveValue('Clara');
    if (hasScripts()) await expect(assinar(page, 'revista')).toHaveAttribute('aria-disabled', 'true');
    await fill(page, 'revista', newEmail());
    if (hasScripts()) await expect(assinar(page, 'revista')).not.toHaveAttribute('aria-disabled', 'true');
    await isAccessible(page);
  });
});

test('the magazine is subscribed to, and confirmed by its letter @js @no-js', async ({ page }) => {
  const email = newEmail();
  await open(page, magazine);
  await fill(page, 'revista', email);
  await assinar(page, 'revista').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assinatura recebida.');
  await expect(page.locator('.feito')).toContainText('abra a carta que enviamos e confirme');
  await expect(page.locator('.feito')).toContainText(email);
  expect(page.url()).not.toContain('@');
  await isAccessible(page);
  await confirm(page, email);
  await expect(page.getByText('Você vai receber a revista Curate.')).toBeVisible();
});

test('a link that is over says so, and leads to the form @js @no-js', async ({ page }) => {
  await open(page, '/newsletter/confirmar?token=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link já não vale.');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Assinar a newsletter' }).click();
  await expect(page.locator('#newsletter-pagina')).toBeVisible();
});

test.describe('while nothing can be kept', () => {
  test.use({ expectedProblems: [/50\d/] });
  for (const [path, form] of [
    [magazine, 'revista'],
    ['/recursos/newsletter', 'newsletter-pagina'],
  ] as const)
    test(`${path} asks to try later, and keeps what was typed @js @no-js`, async ({ page }) => {
      await withBrokenBackEnd(async (origin) => {
        await page.route(`${origin}/**`, (route) => route.continue());
        await open(page, origin + path);
        await fill(page, form, 'clara@exemplo.com.br');
        await assinar(page, form).click();
        await expect(page.getByText('Tente novamente mais tarde').first()).toBeVisible();
        await expect(page.locator(`#${form}-nome`)).toHaveValue('Clara Nunes');
        await expect(page.locator(`#${form}-email`)).toHaveValue('clara@exemplo.com.br');
      });
    });
});
