import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';

// The visitor's page ends with 404.
test.use({ expectedProblems: [/404/] });

for (const width of [1440, 360])
  test(`a reserved property is shown to one person, at ${width} px @js @no-js`, async ({
    page,
    database,
    browser,
    context,
    baseURL,
  }) => {
    const viewport = { width, height: width === 360 ? 640 : 900 };
    await page.setViewportSize(viewport);
    const isRight = async () => {
      expect(await overflow(page)).toBe(0);
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    await signedInMember({ database, context, baseURL }, 'vitrine');
    const { id, title } = await database
      .selectFrom('property')
      .select(['id', 'title'])
      .where('active', '=', true)
      .where('available', '=', true)
      .orderBy('id', 'desc')
      .offset(width % 7)
      .limit(1)
      .executeTakeFirstOrThrow();

    await open(page, `/mesa/imoveis/${id}`);
    await page.getByRole('link', { name: 'Mudar quem vê' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem vê');
    await isRight();
    await page.getByRole('radio', { name: 'Reservado' }).check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Quem vê: Reservado.').first()).toBeVisible();

    await page.getByLabel('Para quem é').fill('Clara Nunes');
    await page.getByRole('button', { name: 'Criar convite' }).click();
    const link = await page.getByLabel('Copie e envie').inputValue();
    await isRight();

    const guest = await browser.newContext({ viewport, javaScriptEnabled: hasScripts() });
    const guestPage = await guest.newPage();
    const { pathname, search } = new URL(link);
    await guestPage.goto(baseURL + pathname + search);
    await expect(guestPage.getByText(title)).toHaveCount(0);
    await guestPage.getByRole('button', { name: 'Ver o imóvel' }).click();
    await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(new URL(guestPage.url()).search).toBe('');
    expect(await overflow(guestPage)).toBe(0);

    await open(page, `/mesa/imoveis/${id}/reservado`);
    await expect(page.getByText(/^Aberto: hoje/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Revogar o convite de Clara Nunes' }).click();
    await expect(page.getByText('O convite não abre mais.').first()).toBeVisible();
    await guestPage.reload();
    await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Este link não abre mais.');
    await guest.close();

    await page.getByRole('radio', { name: 'Público' }).check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Quem vê: Público.').first()).toBeVisible();
  });
