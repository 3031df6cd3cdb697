import { violations } from './support/accessibility';
import { expect } from './support/account';
import { openUntilDialog, dialog, field, fillPerson, newEmail, test } from './support/exit-dialog';
import { open } from './support/listing';

test('sends both steps as one contact with specification fields', async ({ page, story, database }) => {
  const email = newEmail();
  await story(async ({ origin }) => {
    await openUntilDialog(page, `${origin}/imoveis`);
    const window = dialog(page);
    const next = window.getByRole('button', { name: 'Próximo' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await field(window, 'Nome').fill('Clara');
    await field(window, 'E-mail').first().fill('clara@');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await field(window, 'Telefone').first().fill('11987654321');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await next.click();
    await expect(window.getByText('Digite um e-mail válido')).toBeVisible();
    await expect(field(window, 'E-mail').first()).toBeFocused();
    await fillPerson(window, email);
    await window.getByText('E-mail', { exact: true }).last().click();
    await next.click();

    await expect(window).toHaveAccessibleName('O que você procura?');
    await expect(window.getByRole('heading', { name: 'O que você procura?' })).toBeFocused();
    expect(await violations(page, 'dialog.saida')).toEqual([]);
    await expect(window.locator('option')).toHaveCount(7);
    await window.locator('select').last().selectOption('Quero investir');
    await field(window, 'Local (opcional)').fill('Moema');
    await window.getByText('Casa', { exact: true }).click();
    await window.getByText('Usado', { exact: true }).click();
    const lowest = field(window, 'De, preço mínimo');
    await lowest.fill('1000000');
    await lowest.blur();
    await expect(lowest).toHaveValue('1.000.000,00');
    await field(window, 'Até, preço máximo').fill('900000');
    await window.getByRole('button', { name: 'Pronto' }).click();
    await expect(window.getByText('O preço máximo deve ser maior que o preço mínimo')).toBeVisible();
    await field(window, 'Até, preço máximo').fill('2000000');
    await window.getByRole('button', { name: 'Pronto' }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByText('Obrigado. Um consultor responde em até um dia útil.')).toBeVisible();
    expect(page.url()).toBe(`${origin}/imoveis`);
  });
  const leads = await database.selectFrom('lead').selectAll().where('email', '=', email).execute();
  expect(leads).toMatchObject([
    {
      kind: 'lead',
      name: 'Clara',
      whatsapp: '+55 (11) 98765-4321',
      completed_at: expect.any(Date),
      details: {
        contact_preference: 'E-mail',
        objective: 'Quero investir',
        place: 'Moema',
        tipology: ['Casa'],
        fase: ['Usado'],
        price_min: 1_000_000,
        price_max: 2_000_000,
      },
    },
  ]);
});

test('without scripts its steps are a page @no-js', async ({ page, story, database }) => {
  const email = newEmail();
  await story(async ({ origin }) => {
    await open(page, `${origin}/antes-de-sair`);
    await fillPerson(page.getByRole('main'), email);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que você procura?');
    await field(page, 'Local (opcional)').fill('Moema');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await expect(page.locator('.feito')).toContainText('Pedido recebido, Clara.');
    expect(page.url()).not.toContain('Clara');
  });
  expect(
    await database.selectFrom('lead').select('details').where('email', '=', email).execute(),
  ).toMatchObject([{ details: { place: 'Moema', contact_preference: 'WhatsApp' } }]);
});
