import { randomUUID } from 'node:crypto';
import { addBroker } from '../tests/contacts/add-contact';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';

// A form without people.
test.use({ expectedProblems: [/400/] });

const sizes = { 1440: { width: 1440, height: 900 }, 360: { width: 360, height: 640 } } as const;

/** No property of the demo costs as much: other stories' contacts are not for this group. */
const price = { 1440: '900.000.000', 360: '800.000.000' };

for (const width of [1440, 360] as const)
  test(`writes who answers, at ${width} px @js @no-js`, async ({ page, database, context, baseURL }) => {
    await page.setViewportSize(sizes[width]);
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    const slug = `plantao-${randomUUID().slice(0, 8)}`;
    const broker = `Pessoa ${slug}`;
    await addBroker(database, slug, broker);
    await signedInMember({ database, context, baseURL }, 'operacao');
    await open(page, '/mesa/contatos');
    await page.getByRole('link', { name: 'Quem atende' }).click();
    await isRight('Quem atende');

    await page.getByRole('link', { name: 'Criar grupo' }).click();
    await isRight('Criar grupo');
    await page.getByLabel('Negociação').selectOption('Compra');
    await page.getByLabel('Acima de').fill(price[width]);
    await page.getByRole('button', { name: 'Criar grupo' }).click();
    await expect(page.getByText('Escolha quem recebe').first()).toBeVisible();
    await page.getByRole('checkbox', { name: broker }).check();
    await page.getByRole('button', { name: 'Criar grupo' }).click();
    const rule = page.getByRole('listitem').filter({ hasText: `vai para ${broker}` });
    await expect(rule).toContainText(/Compra acima de R\$ \d+ milhões/);
    await expect(rule).toContainText('vale');

    await rule.getByRole('link', { name: /^Mudar/ }).click();
    await isRight('Grupo');
    await page.getByLabel('Este grupo').selectOption('Desligado');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(rule).toContainText('desligada');

    await page.getByLabel('Origem').selectOption('ZAP');
    await page.getByRole('button', { name: 'Ver de quem seria' }).click();
    await expect(page.getByText(/^Seria de .*, pela frase \d+/)).toBeVisible();
    await expect(page.getByLabel('Origem')).toHaveValue('zap');

    await page.getByRole('link', { name: 'Anotar ausência' }).click();
    await isRight('Ausências');
    await page.getByLabel('Quem').selectOption(broker);
    await page.getByLabel('Até, inclusive').fill(await page.getByLabel('De', { exact: true }).inputValue());
    await page.getByRole('button', { name: 'Anotar ausência' }).click();
    await expect(
      page.getByText(new RegExp(`^${broker}, até \\d+/\\d+\\. Não recebe contatos\\.`)),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Anotar ausência' }).click();
    await page.getByRole('button', { name: `Tirar a ausência de ${broker}` }).click();
    await expect(page.getByText('Ausência tirada.').first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${broker}, até`))).toHaveCount(0);

    await page.getByRole('link', { name: 'Quem atende' }).click();
    await rule.getByRole('link', { name: /^Mudar/ }).click();
    await page.getByText('Apagar este grupo').click();
    await page.getByRole('button', { name: 'Apagar agora' }).click();
    await expect(rule).toHaveCount(0);
  });
