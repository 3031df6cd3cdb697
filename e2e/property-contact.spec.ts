import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { cardLinks, isMobile, open } from './support/listing';
import { expect, test } from './support/test';

const form = (page: Page) => page.locator('#visita');
const sent = (page: Page) => page.locator('.feito');

/** Opens the first property of a listing. */
async function openProperty(page: Page, listing = '/imoveis/venda/sao-paulo/apartamento') {
  await open(page, listing);
  const path = await cardLinks(page).first().getAttribute('href');
  await open(page, path!);
}

async function fillPerson(page: Page, id: string) {
  await page.locator(`#${id}-nome`).fill('Clara Nunes');
  await page.locator(`#${id} [name="telefone.numero"]`).fill('11987654321');
  await page.locator(`#${id}-email`).fill('clara@exemplo.com.br');
}

test.describe('a visit', () => {
  // Where the form's check has not come yet, the server says what is wrong, by 400.
  test.use({ expectedProblems: [/400/] });

  test('takes day, period and kind, and shows errors at fields @js @mobile', async ({ page }) => {
    await openProperty(page);
    const days = form(page).locator('.dias label');
    await expect(days).toHaveCount(2);
    const day = await days.nth(1).locator('b').innerText();
    await days.nth(1).click();
    await form(page).getByText('Por vídeo').click();
    await form(page).getByText('Tarde').click();
    await fillPerson(page, 'visita');
    await page.locator('#visita-nome').fill('Clara');
    await page.locator('#visita-cpf').pressSequentially('012.345.678-91');
    await expect(page.locator('#visita-cpf')).toHaveValue('012.345.678-91');
    await form(page).getByRole('button', { name: 'Agendar visita' }).click();

    await expect(page.locator('#visita-nome-error')).toHaveText('Por favor, preencha com o nome completo');
    await expect(page.locator('#visita-cpf-error')).toHaveText('O CPF informado é inválido');
    await expect(page.locator('#visita-email')).toHaveValue('clara@exemplo.com.br');
    await expect(form(page).getByRole('radio', { name: day })).toBeChecked();
    if (!isMobile()) expect(await violations(page)).toEqual([]);

    await page.locator('#visita-nome').fill('Clara Nunes');
    await page.locator('#visita-cpf').fill('');
    await form(page).getByRole('button', { name: 'Agendar visita' }).click();
    await expect(sent(page)).toContainText(`Visita pedida para ${day.toLowerCase()}.`);
    await expect(sent(page)).toContainText('confirma a hora por telefone');
    await expect(sent(page)).toContainText('Por vídeo, com o consultor');
    await expect(sent(page)).toBeFocused();
    await expect(form(page)).toHaveCount(0);
    const calendar = await sent(page).getByRole('link', { name: 'Adicionar à agenda' }).getAttribute('href');
    expect(await (await page.request.get(calendar!)).text()).toContain('BEGIN:VEVENT');
    await sent(page).getByRole('link', { name: 'Mudar o dia' }).click();
    await expect(form(page)).toBeVisible();
  });
});

test('the same form speaks to the broker: it then asks for no day', async ({ page }) => {
  await openProperty(page);
  const whatsapp = page.getByRole('link', { name: /Conversar por WhatsApp/ });
  const code = /BN\d+/.exec(await page.locator('.preco-b__topo').innerText())![0];
  expect(decodeURIComponent((await whatsapp.getAttribute('href'))!)).toContain(`código ${code}`);

  await form(page).locator('.abas').getByText('Falar com consultor').click();
  await expect(form(page).locator('.dias')).toBeHidden();
  await fillPerson(page, 'visita');
  await page.getByLabel('Mensagem').fill('Aceita permuta?');
  await form(page).getByRole('button', { name: 'Falar com consultor' }).click();
  await expect(sent(page)).toContainText('Mensagem recebida, Clara.');
  await expect(sent(page)).toContainText(`Código ${code}`);
  expect(await violations(page)).toEqual([]);
});

test('a form that is on its way is not sent again', async ({ page }) => {
  await openProperty(page);
  await fillPerson(page, 'visita');
  let posts = 0;
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await held;
    }
    await route.continue();
  });
  const button = form(page).getByRole('button', { name: 'Agendar visita' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await page.locator('#visita-email').press('Enter');
  go();
  await expect(sent(page)).toBeVisible();
  expect(posts).toBe(1);
});
