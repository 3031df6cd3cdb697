import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';

/** A step with errors. */
test.use({ expectedProblems: [/400/] });

/** As a phone takes it: stored sideways. */
const photo = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

/** Other fields may be stored before: on a busy machine a pause comes between two of them. */
const stateSaved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/salvar') && /=RJ(?:&|$)/.test(response.request().postData() ?? ''),
  );

for (const width of [1440, 360])
  test(`types a property from a phone’s photos, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await signedInMember({ database, context, baseURL }, 'vitrine');
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page)).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    const next = () => page.getByRole('button', { name: 'Continuar', exact: true }).click();
    const choose = (text: RegExp) => page.locator('.ops label').filter({ hasText: text }).click();

    await page.goto('/mesa/imoveis/novo');
    await isRight('Imóveis próprios');
    await page.getByRole('button', { name: 'Novo imóvel' }).click();
    await isRight('Onde fica o imóvel?');
    await choose(/^Casa$/);
    await page.getByLabel('Rua ou avenida').fill('Rua dos Cajueiros');
    await page.getByLabel('Número').fill('85');
    await page.getByLabel('Bairro').fill('Ferradura');
    await page.getByLabel('Cidade').fill('Armação dos Búzios');
    const saved = hasScripts() && stateSaved(page);
    await page.getByLabel('Estado').selectOption('RJ');
    if (saved) {
      // Saved while it is typed: the browser may end here.
      await saved;
      await expect(page.getByText('Rascunho salvo às')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Bairro')).toHaveValue('Ferradura');
    }
    await next();
    await isRight('Como ele é?');
    await choose(/^Ocupado pelo dono$/);
    for (const [name, count] of [
      ['Dormitórios', '4'],
      ['Suítes', '2'],
      ['Vagas', '2'],
    ] as const)
      await page.getByRole('group', { name }).getByText(count, { exact: true }).click();
    await next();
    await isRight('Quanto custa?');
    await choose(/^Vender$/);
    await page.getByLabel(/Preço de venda/).fill('7.900.000');
    await next();
    await isRight('O que o anúncio diz?');
    await next();
    await expect(page.getByText('Escreva o título do anúncio').first()).toBeVisible();
    await page.getByLabel('Título do anúncio').fill('Casa de frente para o mar');
    await next();
    await isRight('De quem é?');
    await next();
    await isRight('Fotos');

    await page
      .getByLabel(/fotos/)
      .setInputFiles([
        await photo('IMG_1.jpg', '#c72'),
        { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        await photo('IMG_2.jpg', '#27c'),
      ]);
    if (!hasScripts()) await page.getByRole('button', { name: 'Enviar as escolhidas' }).click();
    await expect(page.getByRole('heading', { name: '2 fotos no anúncio' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Não entraram' })).toBeVisible();
    await page.getByRole('button', { name: /Usar de capa.*IMG_2/ }).click();
    await expect(page.locator('.envios li', { hasText: 'IMG_2.jpg' })).toContainText('Capa');
    await page.getByLabel('Legenda de IMG_2.jpg').fill('Fachada');
    await page.getByRole('button', { name: 'Guardar a legenda de IMG_2.jpg' }).click();
    await expect(page.getByText('Legenda guardada.')).toBeVisible();
    await page.getByRole('button', { name: /Deixar de fora.*IMG_1/ }).click();
    await page.getByRole('button', { name: /Trazer de volta.*IMG_1/ }).click();
    await expect(page.getByRole('heading', { name: '2 fotos no anúncio' })).toBeVisible();
    await isRight('Fotos');
    await page.getByRole('link', { name: 'Continuar', exact: true }).click();

    await isRight('Confira o imóvel');
    await page.getByRole('button', { name: 'Publicar no site' }).click();
    await expect(page.getByText('O imóvel está no site.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Ver no site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Casa de frente para o mar');
    await expect(page.getByRole('img', { name: 'Fachada' }).first()).toBeAttached();
  });
