import type { Page } from '@playwright/test';
import { overflow, standsInNobodysWay, violations } from './support/accessibility';
import { cards, mainSearch, open, openFilter } from './support/listing';
import { expect, test } from './support/test';

const pages: Record<string, (page: Page) => Promise<void>> = {
  listing: async (page) => void (await open(page, mainSearch)),
  empty: async (page) => void (await open(page, '/imoveis/venda/sao-paulo?preco=0-2')),
  'price panel': async (page) => {
    await open(page, mainSearch);
    await openFilter(page, 'Até R$ 5 mi');
  },
  drawer: async (page) => {
    await open(page, mainSearch);
    await page.getByRole('button', { name: /Mais filtros/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  list: async (page) => {
    await open(page, mainSearch);
    await page.getByRole('button', { name: 'Lista', exact: true }).click();
    await expect(page.locator('.cards--lista')).toBeVisible();
  },
  map: async (page) => {
    await open(page, mainSearch);
    await page.getByRole('button', { name: 'Mapa', exact: true }).click();
    await expect(page.locator('.alfinete').first()).toBeVisible();
  },
};

for (const [name, show] of Object.entries(pages)) {
  // axe is a script of its own; where scripts are off the page's markup is the same.
  test(`${name}: nothing stands in the way of anybody @js`, async ({ page }) => {
    await show(page);
    expect(await violations(page)).toEqual([]);
  });
}

/** Pages of one state, by their address. Home, search box, windows and forms are looked at in stories of their own. */
const addresses = [
  '/keyword',
  '/politica-de-privacidade',
  '/termos-de-responsabilidade',
  '/sobre-nos/a-bossa-nova',
  '/sobre-nos/nossa-historia',
  '/sobre-nos/contato',
  '/imovel-desejado',
  '/revista-curate/assinatura',
  '/revista-curate/sucesso',
  '/para-quem-anuncia/seu-imovel-na-bossa-nova',
  '/para-quem-anuncia/programa-only-you',
  '/para-quem-anuncia/obrigado',
  '/recursos/newsletter',
  '/busca?local=jardim',
  '/busca?local=xyzxyz',
];

test.describe('a page about the house', () => {
  test.use({ expectedProblems: [/404/] });
  for (const address of [...addresses, '/consultor-indisponivel', '/nao-existe']) {
    test(`${address} stands in nobody’s way, nor scrolls sideways @js @desktop`, async ({ page }) => {
      await page.goto(address);
      await standsInNobodysWay(page);
    });
  }
});

// The widths are the same with and without scripts, and on every machine.
test('at no width does anything scroll sideways @js @desktop', async ({ page }) => {
  const shown = [
    ...['listing', 'empty', 'map'].map((name) => [name, () => pages[name]!(page)] as const),
    ...['/politica-de-privacidade', '/keyword', '/sobre-nos/nossa-historia'].map(
      (address) => [address, () => page.goto(address)] as const,
    ),
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

test('what is pressed is at least 44 px high and wide', async ({ page }) => {
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
