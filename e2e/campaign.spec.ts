import type { Page } from '@playwright/test';
import { expect, test } from './support/account';
import { open } from './support/listing';

const landing = '/?utm_source=carta&utm_medium=papel';
const contact = '/sobre-nos/contato';

/** An e-mail that no other story sends a lead with. */
const sender = () =>
  `campanha-${test.info().project.name}-${Date.now()}-${test.info().workerIndex}@exemplo.com.br`;

const utmCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'utm')?.value;

async function sendContact(page: Page, email: string) {
  await page.locator('#contato-nome').fill('Clara Nunes');
  await page.locator('#contato-email').fill(email);
  await page.locator('#contato [name="telefone.numero"]').fill('11987654321');
  await page.getByLabel('Mensagem').fill('Quero visitar uma casa.');
  await page.getByRole('button', { name: 'Enviar mensagem', exact: true }).click();
  await expect(page.locator('.feito')).toBeVisible();
}

test('sends the campaign from the second page without setting a cookie', async ({ page, database }) => {
  const email = sender();
  const set: string[] = [];
  page.on('response', async (response) => {
    for (const { name, value } of await response.headersArray().catch(() => []))
      if (name.toLowerCase() === 'set-cookie' && value.startsWith('utm=')) set.push(value);
  });
  await open(page, landing);
  await page.locator('footer').getByRole('link', { name: 'Contato' }).first().click();
  await expect(page).toHaveURL(contact);
  // A new document has nothing but what the browser keeps for the tab.
  await page.reload();
  await sendContact(page, email);
  const lead = await database
    .selectFrom('lead')
    .select('campaign')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(lead.campaign).toEqual({ source: 'carta', medium: 'papel' });
  expect(await utmCookie(page)).toBeUndefined();
  expect(set).toEqual([]);
  // It ends with the tab.
  const other = await page.context().newPage();
  await other.goto(contact);
  expect(await other.evaluate(() => sessionStorage.getItem('utm'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ expectedProblems: [/400/] });

  test('the forms of the campaign page send it, after an error too @no-js', async ({ page, database }) => {
    const email = sender();
    await open(page, `${contact}?utm_source=carta`);
    await page.getByRole('button', { name: 'Enviar mensagem', exact: true }).click();
    await expect(page.locator('.resumo-erros')).toBeVisible();
    await sendContact(page, email);
    const lead = await database
      .selectFrom('lead')
      .select('campaign')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(lead.campaign).toEqual({ source: 'carta' });
    expect(await utmCookie(page)).toBeUndefined();
  });
});

test.describe('who allows marketing later in the visit', () => {
  test.use({ hasChosenCookies: false });

  test('has it kept for seven days from then on', async ({ page }) => {
    await open(page, landing);
    await open(page, '/politica-de-privacidade');
    expect(await utmCookie(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Aceitar todos' }).click();
    await expect(page.getByText('Sua escolha de cookies foi guardada.')).toBeVisible();
    expect(decodeURIComponent((await utmCookie(page)) ?? '')).toMatch(
      /^\{"source":"carta","medium":"papel","expires":"/,
    );
  });
});
