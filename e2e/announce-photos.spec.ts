import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { noDestinations } from '../api/leads/destinations';
import { saveAnnouncement } from '../api/announcements/queries/announcements';
import { links } from '../app/links';
import { registerAnnouncementBody } from '../contract/announcements';
import { makeRegistration } from '../tests/announcements/make-announcement';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { open } from './support/listing';

const photo = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
});

/** To the page of photos, with a home that is begun. */
async function begin(page: Page) {
  await open(page, '/cadastre-seu-imovel');
  await page
    .locator('.ops label')
    .filter({ hasText: /^Casa$/ })
    .click();
  await page.getByLabel('Rua ou avenida').fill('Rua dos Cajueiros');
  await page.getByLabel('Número').fill('85');
  await page.getByLabel('Bairro').fill('Ferradura');
  await page.getByLabel('Cidade').fill('Armação dos Búzios');
  await page.getByLabel('Estado').selectOption('RJ');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conte como ele é.');
  await open(page, '/cadastre-seu-imovel/fotos');
}
const choose = async (page: Page, ...files: Awaited<ReturnType<typeof photo>>[]) => {
  await page.getByLabel(/fotos/).setInputFiles(files);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const names = (page: Page) => page.locator('.envios .nome');

test('sends, sorts, describes and removes photos; only an invalid one fails', async ({ page }) => {
  await begin(page);
  await choose(
    page,
    await photo('sala.jpg', '#c72'),
    {
      name: 'IMG_2052.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    },
    await photo('cozinha.jpg', '#27c'),
  );
  await expect(heading(page, '2 fotos enviadas, 1 a resolver')).toBeVisible();
  await expect(page.locator('main')).toContainText('O iPhone gravou esta em HEIC.');
  for (const picture of await page.locator('.envios img').all())
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Tirar IMG_2052.HEIC' }).click();
  await expect(heading(page, '2 fotos enviadas')).toBeVisible();

  const [first = '', second = ''] = await names(page).allTextContents();
  await page.getByRole('button', { name: `Pôr ${second} antes` }).click();
  await expect(names(page)).toHaveText([second, first]);
  await page.getByRole('button', { name: new RegExp(`Usar de capa.*${first}`) }).click();
  await expect(names(page)).toHaveText([first, second]);
  await expect(page.locator('.envios li', { hasText: first })).toContainText('Capa');
  await page.getByLabel(`Legenda de ${first}`).fill('Sala com vista');
  await page.getByRole('button', { name: `Guardar a legenda de ${first}` }).click();
  await expect(page.getByText('Legenda guardada.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Legenda de ${first}`)).toHaveValue('Sala com vista');
  await page.getByRole('button', { name: `Tirar ${second}` }).click();
  await expect(names(page)).toHaveText([first]);
});

test('photos are added to what was sent, by the link that its owner has', async ({ page, database }) => {
  const link = randomBytes(16).toString('hex');
  const photo_link = createHash('sha256').update(link).digest('base64url');
  const sent = registerAnnouncementBody.parse(makeRegistration({ photo_link }));
  const protocol = await saveAnnouncement(database, sent, null, noDestinations);
  await open(page, links.announcePhotos({ link }));
  await expect(heading(page, 'Fotos do seu imóvel')).toBeVisible();
  await expect(page.locator('main')).toContainText(`Referência ${protocol}`);
  await choose(page, await photo('sala.jpg', '#c72'), await photo('cozinha.jpg', '#27c'));
  await expect(heading(page, '2 fotos enviadas')).toBeVisible();
  for (const picture of await page.locator('.envios img').all())
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  expect(await violations(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Pôr cozinha.jpg antes' }).click();
  await expect(names(page)).toHaveText(['cozinha.jpg', 'sala.jpg']);
  await page.getByLabel('Legenda de sala.jpg').fill('Sala com vista');
  await page.getByRole('button', { name: 'Guardar a legenda de sala.jpg' }).click();
  await expect(page.getByText('Legenda guardada.')).toBeVisible();
  await page.getByRole('button', { name: 'Tirar cozinha.jpg' }).click();
  await expect(names(page)).toHaveText(['sala.jpg']);
});

test.describe('on a bad connection', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to load resource|request failed/i] });

  test('a broken photo upload shows an error and resumes @js', async ({ page }) => {
    await begin(page);
    const noise = await sharp(
      Buffer.alloc(1500 * 1000 * 3, 0).map(() => Math.random() * 256),
      {
        raw: { width: 1500, height: 1000, channels: 3 },
      },
    )
      .jpeg({ quality: 95 })
      .toBuffer();
    let isBroken = true;
    const sent: string[] = [];
    await page.route(/foto-do-anuncio\?foto=.*&de=/, (route) => {
      const from = new URL(route.request().url()).searchParams.get('de')!;
      if (isBroken && from !== '0') return route.abort();
      if (route.request().method() === 'POST') sent.push(from);
      return route.continue();
    });
    await choose(page, { name: 'vista.jpg', mimeType: 'image/jpeg', buffer: noise });
    await expect(page.getByText(/^A conexão caiu aos \d+%\. As outras não foram afetadas\.$/)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(heading(page, '1 foto enviada')).toBeVisible();
    expect(sent).toEqual([...new Set(sent)]);
    expect(sent.length).toBeGreaterThan(2);
  });
});
