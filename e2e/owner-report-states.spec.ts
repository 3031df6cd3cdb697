import { links } from '../app/links';
import { expect, test } from './support/account';
import { overflow, expectAccessible } from './support/accessibility';
import { withFailingBackEnd } from './support/failing-back-end';
import { open } from './support/listing';
import { assignProperty, manyViews } from './support/assign-property';

const widths = [390, 1440];

test('a report with little data shows it and what is still to come', async ({ page, signedIn, database }) => {
  const fresh = await assignProperty(database, signedIn.email, { days: 2 });
  const few = await assignProperty(database, signedIn.email, {
    days: 20,
    views: (ago) => (ago <= 7 ? (ago % 2) * 2 : 1),
    isAlone: true,
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, links.ownerReport(fresh));
    await expect(page.getByText('Seu anúncio acabou de sair.')).toBeVisible();
    await expect(page.getByText('A primeira semana é a que mais diz')).toBeVisible();
    await expect(page.getByText('A curva começa com uma semana inteira.')).toBeVisible();
    await expect(page.getByText('Ainda sem números dos portais.')).toBeVisible();
    await expect(page.getByText('Sem mudanças.')).toBeVisible();
    await expect(page.locator('#espelho ~ .semdado')).toBeVisible();
    await expect(page.locator('main figure')).toHaveCount(0);
    await expectAccessible(page);

    await open(page, `${links.ownerReport(few)}?periodo=7`);
    await expect(page.locator('.seis > div').nth(2)).toContainText(
      /visualizações6\s*2 a menos que no período anterior/,
    );
    await expect(page.getByText('Há poucos imóveis parecidos para comparar')).toBeVisible();
    await expect(page.getByText('Metade de')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Visualizações por semana/ }).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a report is read at 320 px, and is two sheets of paper', async ({ page, signedIn, database }) => {
  const id = await assignProperty(database, signedIn.email, manyViews(60));
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, links.ownerReport(id));
  expect(await overflow(page)).toBe(0);
  const drawing = page.getByRole('img', { name: /Visualizações por semana/ });
  await expect(drawing).toHaveCount(1);
  await expect(drawing).toBeVisible();
  await page.getByText('Os números, semana a semana').click();
  await expect(page.getByRole('rowheader', { name: '1ª', exact: true })).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#corretor .so-papel')).toContainText('@');
  await expect(
    page.locator('header, footer, .relat__nav, .naocarregou').filter({ visible: true }),
  ).toHaveCount(0);
});

/** Each part's call, what is said where it fails, and its own section. */
const parts = [
  ['info', 'As informações não chegaram agora.', 'informacoes-do-imovel'],
  ['views', 'Os acessos não chegaram agora.', 'acessos-e-visitas'],
  ['curve', 'A curva do anúncio não chegou agora.', 'acessos-e-visitas'],
  ['history', 'O histórico de preço não chegou agora.', 'informacoes-do-imovel'],
  ['mirror', 'O espelho da demanda não chegou agora.', 'informacoes-do-imovel'],
  ['details', 'As características não chegaram agora.', 'caracteristicas-do-imovel'],
  ['broker', 'O contato do consultor não carregou.', 'corretor'],
  ['similar', 'Os similares não chegaram agora.', 'produtos-similares'],
] as const;

test('a failed part of a report or list shows an error and retries alone', async ({
  page,
  signedIn,
  database,
}) => {
  test.slow();
  const id = await assignProperty(database, signedIn.email, manyViews(60));
  await withFailingBackEnd(database, async ({ origin, fails, heard }) => {
    const calledParts = () =>
      heard()
        .filter((path) => path.includes('/ownerReport/'))
        .map((path) => path.split('/').at(-2));
    for (const [index, [call, message, section]] of parts.entries()) {
      await page.setViewportSize({ width: widths[index % 2]!, height: 900 });
      fails(`/ownerReport/${call}/`);
      await open(page, origin + links.ownerReport(id));
      const failure = page.getByRole('alert').filter({ hasText: message });
      await expect(failure).toBeVisible();
      await expect(page.locator('.naocarregou')).toHaveCount(1);
      const again = failure.getByRole('link', { name: 'Tentar de novo' });
      // What is said looks alike in each: one of each width stands for all.
      if (index < widths.length) await expectAccessible(page);
      // It fails once more: what stands stays, and the way to ask again as well.
      heard();
      await again.click();
      await expect.poll(() => heard().some((path) => path.includes(`/${call}/`))).toBe(true);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(failure).toBeVisible();
      fails(null);
      heard();
      const whole = page.url();
      await again.click();
      await expect(failure).toHaveCount(0);
      await expect(page.locator(`#${section}`)).toBeVisible();
      await expect(page.locator('.naocarregou')).toHaveCount(0);
      // Scripts have it brought in its place; without them, and without the home itself, its section's page does.
      if (call !== 'info') {
        expect(page.url()).toBe(whole);
        // Twice, where the link is fetched ahead under the pointer.
        expect([...new Set(calledParts())]).toEqual(['info', call]);
      } else expect(new URL(page.url()).pathname).toBe(links.ownerReport(id, section));
    }

    fails('getMyProducts');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, origin + links.myProducts());
      await expect(page.getByText('A lista não chegou.')).toBeVisible();
      await expectAccessible(page);
    }
    fails(null);
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('Um no ar.')).toBeVisible();
    // The site ends with its story: the page asks for nothing more.
    await page.goto('about:blank');
  });
});
