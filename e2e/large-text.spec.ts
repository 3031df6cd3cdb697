import type { Page } from '@playwright/test';
import config from '../playwright.config';
import { cardLinks, mainSearch, filtersButton } from './support/listing';
import { expect, test } from './support/test';

const { executablePath, args = [] } = config.use!.launchOptions!;
/** A browser whose reader has chosen letters of twice the usual size. */
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } });
test.use({ expectedProblems: [/404/] });

/** Words that reach past the window and are in no row that one moves; those for screen readers alone do not count. */
const cutWords = (page: Page) =>
  page.evaluate((windowWidth) => {
    const isMovedOrHidden = (element: Element) => {
      for (let each = element; each !== document.body; each = each.parentElement!) {
        const { overflowX, clipPath } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true;
      }
      return element.closest('.migalha, nav[aria-label="Você está em"]') !== null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent!.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width < 2 || left > windowWidth || right <= windowWidth + 1 || isMovedOrHidden(element)) continue;
      cut.push(`${element.localName}.${element.className}: ${text.textContent!.trim().slice(0, 40)}`);
    }
    return cut;
  }, page.viewportSize()!.width);

/** Which days a visit can be on depends on today: they are given the longest name that any has. */
const nameLongestDay = (page: Page) =>
  page.locator('.dias b').evaluateAll((days) => {
    for (const each of days) each.textContent = 'Segunda, 28/12';
  });

test('a phone with 200 % text cuts no word, also in the drawer @mobile', async ({ page }) => {
  await page.goto(mainSearch);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const home = (await cardLinks(page).first().getAttribute('href'))!;
  const institutional = ['/sobre-nos/contato', '/keyword', '/politica-de-privacidade'];
  for (const address of [
    '/',
    home,
    ...institutional,
    '/termos-de-responsabilidade',
    '/entrar',
    '/nada',
    '/corretor/marina-couto',
    mainSearch,
  ]) {
    await page.goto(address);
    await nameLongestDay(page);
    expect([address, await cutWords(page)]).toEqual([address, []]);
  }
  await filtersButton(page).click();
  await expect(page.getByText('O que muda o dia a dia').first()).toBeVisible();
  expect(await cutWords(page)).toEqual([]);
});

test('a phone with 200 % text breaks no price of a comparison @mobile', async ({ page }) => {
  await page.goto(mainSearch);
  const ids = await page
    .locator('[data-results] > article')
    .evaluateAll((all) => all.slice(0, 3).map((card) => (card as HTMLElement).dataset.id));
  await page.goto(`/comparar?ids=${ids.join(',')}`);
  const lines = await page.locator('.comparacao [role=cell]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = [...cell.childNodes].find((node) => /^R\$/.test(node.textContent!));
      if (!text || !cell.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines)).toEqual(new Set([1]));
});
