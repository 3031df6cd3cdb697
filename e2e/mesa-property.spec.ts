import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';

test.use({ expectedProblems: [/400/] });

for (const width of [1440, 360])
  test(`corrects, takes off and brings back a property, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }, info) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (state: string) => {
      expect(await overflow(page), state).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), state).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${state}.png`), fullPage: true });
    };
    const { id } = await database
      .selectFrom('property')
      .select('id')
      .where('active', '=', true)
      .where('available', '=', true)
      .where('for_sale', '=', true)
      .where('sell_price', 'is not', null)
      // Each width and each project has a property of its own.
      .orderBy('id')
      .offset((width === 360 ? 20 : 22) + Number(hasScripts()))
      .limit(1)
      .executeTakeFirstOrThrow();
    await signedInMember({ database, context, baseURL }, 'vitrine');
    const record = `/mesa/imoveis/${id}`;
    await page.goto(record);
    await expect(page.getByText('No ar desde')).toBeVisible();
    await isRight('record');

    await page.getByRole('link', { name: /mudar preço de venda/ }).click();
    await page.getByLabel('Preço de venda, da casa').fill('muito');
    await page.getByRole('button', { name: 'Salvar o da casa' }).click();
    await expect(page.getByText('Escreva um preço inteiro, até um bilhão')).toBeVisible();
    await page.getByLabel('Preço de venda, da casa').fill('R$ 7.654.000');
    await page.getByLabel('Por quê (opcional)').fill('Avaliação de novembro');
    await isRight('lock');
    await page.getByRole('button', { name: 'Salvar o da casa' }).click();
    await expect(page.getByText('Preço de venda: vale o da casa.').first()).toBeVisible();
    await expect(page.getByText(/A carga diz R\$ .*Avaliação de novembro/)).toBeVisible();
    await isRight('decided');

    await page.getByLabel('Motivo').selectOption({ label: 'Em revisão' });
    await page.getByRole('button', { name: 'Tirar do ar' }).click();
    await expect(page.getByText('Fora do ar: em revisão', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveCount(0);
    await isRight('off');
    await page.getByRole('button', { name: 'Voltar ao ar' }).click();
    await expect(page.getByText('De volta ao ar.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Ver no site' }).click();
    await expect(page.getByText('7.654.000').first()).toBeVisible();

    await page.goto(`${record}?abrir=sell_price`);
    await page.getByRole('button', { name: /^Devolver à carga/ }).click();
    await expect(page.getByText('Preço de venda: vale o da carga.').first()).toBeVisible();
  });
