import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { cards, hasScripts, mainSearch, open, openFilter } from './support/listing';
import { expect, test } from './support/test';

async function shoot(page: Page, name: string) {
  await test
    .info()
    .attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
}

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
    await expect(page.locator(hasScripts() ? '.alfinete' : '.mapa__espera').first()).toBeVisible();
  },
};

for (const [name, show] of Object.entries(pages)) {
  test(`${name}: nothing stands in the way of anybody`, async ({ page }) => {
    await show(page);
    await shoot(page, name);
    // axe is a script of its own; where scripts are off the page's markup is the same.
    if (hasScripts()) expect(await violations(page)).toEqual([]);
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
    test(`${address} stands in nobody’s way, nor scrolls sideways @js`, async ({ page }) => {
      await page.goto(address);
      expect(await overflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});

/** How far the page reaches out of the window, px. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

for (const width of [320, 390, 720, 1024, 1280]) {
  // The widths are the same.
  test(`at ${width} px nothing scrolls sideways @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['listing', 'empty', 'map']) {
      await pages[name]!(page);
      expect(await overflow(page), name).toBe(0);
    }
    for (const address of ['/politica-de-privacidade', '/keyword', '/sobre-nos/nossa-historia']) {
      await page.goto(address);
      expect(await overflow(page), address).toBe(0);
    }
  });
}

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
