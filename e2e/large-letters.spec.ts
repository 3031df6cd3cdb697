import type { Page } from '@playwright/test';
import config from '../playwright.config';
import { cardLinks, mainSearch } from './support/listing';
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

test('with letters of twice the size a phone shows every word whole, the drawer’s too @mobile', async ({
  page,
}) => {
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
  await page.getByText('Mais filtros').first().click();
  await expect(page.getByText('O que muda o dia a dia').first()).toBeVisible();
  expect(await cutWords(page)).toEqual([]);
});
