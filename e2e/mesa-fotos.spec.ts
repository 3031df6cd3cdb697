import type { Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '@api/database';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { storePhotos } from './support/property-with-media';

/** A home of the demo whose photos no one has arranged, with its photos stored. */
async function someProperty(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from property p where active and available and for_sale and jsonb_array_length(photos) between 4 and 8
      and plan is null and not exists (select from property_override o where o.reference = p.reference)
    order by random() limit 1`.execute(database);
  await storePhotos(database, rows[0]!.id);
  return rows[0]!.id;
}

/** As a phone takes it: upright by EXIF. */
const phonePhoto = async (name: string, color: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

const captions = (page: Page) =>
  page
    .locator('.mfotos:not(.mfotos--fora) input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

for (const width of [1440, 360])
  test(`arranges the photos of a property, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const id = await someProperty(database);
    await signedInMember({ database, context, baseURL }, 'vitrine');
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page)).toBe(0);
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    await page.goto(`/mesa/imoveis/${id}/fotos`);
    await isRight('Fotos');
    const before = (await captions(page)).length;

    await page.getByLabel('Foto 2', { exact: true }).fill('A piscina, às cinco');
    await page.getByRole('button', { name: 'Subir a foto 2' }).click();
    await expect(page.getByLabel('Capa', { exact: true })).toHaveValue('A piscina, às cinco');
    await page.getByRole('button', { name: 'Tirar a foto 3' }).click();
    await expect(page.getByText('1 recusada', { exact: true })).toBeVisible();
    await page.getByLabel('Por quê (opcional)').fill('A planta de outro imóvel');

    await page.getByRole('button', { name: 'Adicionar fotos' }).click();
    await isRight('Adicionar fotos');
    await page
      .getByLabel(/fotos/)
      .setInputFiles([
        await phonePhoto('IMG_2041.jpg', '#27c'),
        { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ]);
    if (!hasScripts()) await page.getByRole('button', { name: 'Enviar as escolhidas' }).click();
    await expect(page.getByText('Este arquivo não é uma foto.')).toBeVisible();
    await expect(page.getByText('1 foto enviada, ainda fora do site')).toBeVisible();
    await isRight('Adicionar fotos');
    await page.getByRole('link', { name: 'Voltar às fotos' }).click();

    await isRight('Fotos');
    await expect(page.getByLabel('Capa', { exact: true })).toHaveValue('A piscina, às cinco');
    expect(await captions(page)).toHaveLength(before);
    await page.getByRole('button', { name: new RegExp(`^Pôr na capa.*foto ${before}$`) }).click();
    await expect(page.getByLabel('Capa', { exact: true })).toHaveValue('');
    await page.getByLabel('Capa', { exact: true }).fill('Fachada, de dia');
    await page.screenshot({ path: test.info().outputPath('fotos.png'), fullPage: true });
    await save(page);
    await expect(page.getByText('Fotos salvas.').first()).toBeVisible();
    await expect(page.getByText(/1 recusada, 1 da casa\. A ordem daqui vale/)).toBeVisible();
    await isRight('Fotos');

    // A stored page shows a change within three seconds.
    const gallery = async () => (await page.request.get(`/usado/venda/${id}`)).text();
    await expect.poll(gallery).toContain('Fachada, de dia');
    expect(await gallery()).toContain('A piscina, às cinco');

    await page.getByText('1 recusada', { exact: true }).click();
    await page.getByRole('button', { name: /^Trazer de volta/ }).click();
    await expect(page.getByText('Há mudanças por salvar')).toBeVisible();
    await save(page);
    await expect(page.getByText('Fotos salvas.').first()).toBeVisible();
    await sql`delete from property_override where field = 'photos'
      and reference = (select reference from property where id = ${id})`.execute(database);
  });
