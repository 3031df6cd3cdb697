import type { Page } from '@playwright/test';
import { cards, mainSearch, open } from './support/listing';
import { expect, test } from './support/test';

/** The first card with several photos that can be turned. */
const card = (page: Page) =>
  cards(page)
    .filter({ has: page.locator('.card__foto[data-photos]') })
    .first();

// Fingers swipe.
test('turns card photos by arrows and loads later photos only then', async ({ page }) => {
  await open(page, mainSearch);
  const first = card(page);
  const counter = first.locator('.card__n');
  const count = (await counter.innerText()).split('/')[1];
  await expect(first.locator('.card__tira img')).toHaveCount(0);
  await first.hover();
  await first.locator('.card__seta--next').click();
  await expect(counter).toHaveText(`2/${count}`);
  await expect(first.locator('.card__tira > span').nth(1).locator('img')).toBeInViewport();
  await first.locator('.card__seta--previous').click();
  await expect(counter).toHaveText(`1/${count}`);
  await expect(page).toHaveURL(mainSearch);
});

test('the arrow keys turn the photos of the card that has the focus', async ({ page }) => {
  await open(page, mainSearch);
  const first = card(page);
  await first.locator('h2 a').focus();
  await page.keyboard.press('Shift');
  await expect(first.locator('.card__tira')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(first.locator('.card__n')).toHaveText(/^2\//);
});

test('a swipe turns the photo @mobile', async ({ page }) => {
  await open(page, mainSearch);
  const first = card(page);
  await first.locator('h2 a').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 300);
  const strip = first.locator('.card__tira');
  await expect(strip).toHaveCount(1);
  // What a finger does to the strip: it scrolls it by most of a photo, and lets go.
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 0.8 }));
  await expect(first.locator('.card__n')).toHaveText(/^2\//);
});

test.describe('the link of a photo', () => {
  // A mouse has a middle button.
  test('opens the property, also in a new tab; screen readers get one link', async ({ page, context }) => {
    await open(page, mainSearch);
    const first = card(page);
    await first.hover();
    const strip = first.locator('.card__tira');
    const href = await first.locator('h2 a').getAttribute('href');
    await expect(strip).toHaveAttribute('href', new RegExp(`${href}$`));
    await expect(strip).toHaveAttribute('aria-hidden', 'true');
    await expect(first.getByRole('link')).toHaveCount(1);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      strip.click({ button: 'middle', position: { x: 60, y: 120 } }),
    ]);
    await tab.waitForURL(`**${href}`);
    await expect(page).toHaveURL(mainSearch);
    for (const how of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] as const) {
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        first.locator('h2 a').click(how as object),
      ]);
      await other.waitForURL(`**${href}`);
      await expect(page).toHaveURL(mainSearch);
    }
  });
});
