import type { Page } from '@playwright/test';
import { consentName, encodeConsent, type Purpose } from '~/features/marketing/consent/consent';
import { expect, test } from './support/account';
import { overflow, expectAccessible, violations } from './support/accessibility';
import { cardLinks, heading, open } from './support/listing';

test.use({ hasChosenCookies: false });

/** What the visitor allows, and the arms that were drawn for them. */
async function takePart(
  page: Page,
  exp: string,
  purposes: readonly Purpose[] = ['preferencias', 'estatisticas'],
) {
  const url = test.info().project.use.baseURL!;
  await page.context().addCookies([
    { name: consentName, value: encodeConsent(purposes, new Date()), url },
    { name: 'exp', value: exp, url },
  ]);
}
const arms = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'exp')?.value;

const box = (page: Page) => page.getByRole('main').getByRole('search');
const send = (page: Page) => box(page).getByRole('button', { name: 'Buscar' });

test.describe('the simple search', () => {
  test('finds homes by place, kind and price @no-js', async ({ page }) => {
    await takePart(page, 'search-simplified.1');
    await open(page, '/');
    await box(page).getByLabel('Onde').fill('Moema');
    await box(page).getByLabel('Tipo').selectOption('Apartamento');
    await box(page).getByLabel('Preço').selectOption('Até R$ 5 mi');
    await send(page).click();
    await expect(page).toHaveURL('/imoveis/venda/moema/apartamento?preco=0-5000000');
    await expect(heading(page)).toContainText('Moema');
  });

  test('suggests places, and leaves the rest to be chosen', async ({ page }) => {
    await takePart(page, 'search-simplified.1');
    await open(page, '/');
    const place = box(page).getByLabel('Onde');
    await place.click();
    await expect(place).toHaveRole('combobox');
    await place.pressSequentially('ilhab');
    await expect(box(page).getByRole('option').first()).toContainText('Ilhabela');
    expect(await violations(page, 'main .busca')).toEqual([]);
    await place.press('ArrowDown');
    await place.press('Enter');
    await expect(place).toHaveValue(/Ilhabela/);
    await expect(page).toHaveURL('/');
    await box(page).getByLabel('Tipo').selectOption('Casa');
    await send(page).click();
    await expect(page).toHaveURL(/^[^?]*\/imoveis\/venda\/ilhabela[^?]*\/casa$/);
  });

  test('stands in nobody’s way, at any width', async ({ page }) => {
    await takePart(page, 'search-simplified.1');
    await open(page, '/');
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      for (const control of await box(page).locator('input:visible, select, button').all()) {
        const size = (await control.boundingBox())!;
        expect(size.height, `${width} px`).toBeGreaterThanOrEqual(44);
        expect(size.width, `${width} px`).toBeGreaterThanOrEqual(44);
      }
      const { body, project } = { body: await page.screenshot(), project: test.info().project.name };
      await test.info().attach(`${project} ${width}`, { body, contentType: 'image/png' });
    }
    await expectAccessible(page);
  });
});

test.describe('an arm', () => {
  test('that is seen is counted once, and no more with a reload', async ({ page, database }) => {
    const counted = async () =>
      (
        await database
          .selectFrom('experiment_exposure')
          .select('exposures')
          .where('experiment', '=', 'schedule-visit-without-cpf')
          .where('arm', '=', 1)
          .execute()
      ).reduce((sum, { exposures }) => sum + exposures, 0);
    const before = await counted();
    await takePart(page, 'schedule-visit-without-cpf.1');
    await open(page, '/imoveis/venda/sao-paulo/apartamento');
    const path = (await cardLinks(page).first().getAttribute('href'))!;
    await open(page, path);
    const form = page.locator('#visita');
    await expect(form.locator('[name="cpf"]')).toHaveCount(0);
    expect(await counted()).toBe(before);
    await form.locator('[name="email"]').scrollIntoViewIfNeeded();
    await expect.poll(() => arms(page)).toBe('schedule-visit-without-cpf.1.visto');
    expect(await counted()).toBe(before + 1);

    await page.reload();
    await form.locator('[name="email"]').scrollIntoViewIfNeeded();

    const email = `teste-${Date.now()}@exemplo.com.br`;
    await page.locator('#visita-nome').fill('Clara Nunes');
    await page.locator('#visita [name="telefone.numero"]').fill('11987654321');
    await page.locator('#visita-email').fill(email);
    await form.getByRole('button', { name: 'Agendar visita' }).click();
    await expect(page.locator('.feito')).toBeVisible();
    const lead = await database
      .selectFrom('lead')
      .select('details')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(lead.details).toMatchObject({ experiments: ['schedule-visit-without-cpf.1'] });
    expect(await counted()).toBe(before + 1);
  });
});
