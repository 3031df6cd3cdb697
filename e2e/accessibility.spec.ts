import type { Page } from '@playwright/test';
import { overflow, expectAccessible, violations } from './support/accessibility';
import { cards, mainSearch, open, openFilter, viewAs, filtersButton } from './support/listing';
import { expect, test } from './support/test';

const empty = '/imoveis/venda/sao-paulo?preco=0-2';
const showMap = async (page: Page) => {
  await viewAs(page, 'Mapa');
  await expect(page.locator('.alfinete').first()).toBeVisible();
};

test('a search page, its price panel and drawer are accessible @js @mobile', async ({ page }) => {
  await open(page, mainSearch);
  expect(await violations(page), 'as it comes').toEqual([]);
  await openFilter(page, 'Até R$ 5 mi');
  expect(await violations(page, 'main'), 'the price panel').toEqual([]);
  await page.keyboard.press('Escape');
  await filtersButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  expect(await violations(page, 'main'), 'the drawer').toEqual([]);
});

test('an empty search, the list and the map are accessible @js @mobile', async ({ page }) => {
  await open(page, empty);
  expect(await violations(page, 'main'), 'empty').toEqual([]);
  await open(page, mainSearch);
  await viewAs(page, 'Lista');
  await expect(page.locator('.cards--lista')).toBeVisible();
  expect(await violations(page, 'main'), 'the list').toEqual([]);
  await showMap(page);
  expect(await violations(page, 'main'), 'the map').toEqual([]);
});

/** Pages of one state, by their address. Home, search box, windows and forms are looked at in stories of their own. */
const pages: Record<string, string[]> = {
  'the index of searches and what leads nowhere': ['/keyword', '/consultor-indisponivel', '/nao-existe'],
  'pages about the house': ['/sobre-nos/a-bossa-nova', '/sobre-nos/nossa-historia'],
  'the long texts': ['/politica-de-privacidade', '/termos-de-responsabilidade'],
  'pages for who sells': [
    '/para-quem-anuncia/seu-imovel-na-bossa-nova',
    '/para-quem-anuncia/programa-only-you',
    '/para-quem-anuncia/obrigado',
  ],
  'pages that ask': [
    '/sobre-nos/contato',
    '/imovel-desejado',
    '/revista-curate/assinatura',
    '/recursos/newsletter',
  ],
  'pages that thank or ask back': [
    '/revista-curate/sucesso',
    '/busca?local=jardim',
    '/busca?local=xyzxyz',
    '/newsletter/confirmar?token=unknown',
  ],
};

test.describe('nothing stands in anybody’s way, nor scrolls sideways', () => {
  test.use({ expectedProblems: [/404/] });
  for (const [name, addresses] of Object.entries(pages)) {
    test(`on ${name}`, async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address);
        await expectAccessible(page);
      }
    });
  }
});

// The widths are the same with and without scripts, and on every machine.
test('at no width does anything scroll sideways', async ({ page }) => {
  const shown: [string, () => Promise<unknown>][] = [
    [empty, () => open(page, empty)],
    ['listing', () => open(page, mainSearch)],
    ['map', () => showMap(page)],
    ...[
      ...['/politica-de-privacidade', '/keyword', '/sobre-nos/nossa-historia'],
      ...['/sobre-nos/contato', '/imovel-desejado', '/revista-curate/assinatura', '/recursos/newsletter'],
    ].map((address): [string, () => Promise<unknown>] => [address, () => page.goto(address)]),
  ];
  for (const [name, show] of shown) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await show();
    for (const width of [320, 390, 720, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${name} at ${width} px`).toBe(0);
    }
  }
});

test('what is pressed is at least 44 px high and wide @js @mobile', async ({ page }) => {
  await open(page, mainSearch);
  await expect(cards(page)).toHaveCount(9);
  const small = await page
    .locator('main')
    .locator('button, summary, select, .pag a, .fichas a, .seg a, .fil-bt')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 43.5 || height < 43.5
            ? [`${element.outerHTML.slice(0, 90)} ${width}×${height}`]
            : [];
        }),
    );
  expect(small).toEqual([]);
});
