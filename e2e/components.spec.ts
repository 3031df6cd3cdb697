import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { expect, test } from './support/test';

const look = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, color, borderColor, outlineStyle, textDecorationColor } = getComputedStyle(each);
    return [backgroundColor, color, borderColor, outlineStyle, textDecorationColor].join(' ');
  });
const group = (page: Page, name: string) => page.locator('.mostra', { hasText: name });

test('every component is there in every state, and stands in nobody’s way', async ({ page }) => {
  await open(page, '/partials');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const name of ['Botões e links', 'Campos', 'Escolhas', 'Avisos', 'Espera', 'Janelas', 'Imóvel']) {
    await expect(group(page, name).first()).toBeVisible();
  }
  await expect(page.locator('.mostra__barra')).toHaveCount(2);
  await expect(page.locator('.esqueleto')).toBeVisible();
  const picture = await page.screenshot({ fullPage: true });
  await test.info().attach('components', { body: picture, contentType: 'image/png' });
  expect(await violations(page)).toEqual([]);
});

// A mouse hovers and presses.
test('buttons and links show hover, press and focus states', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/partials');
  for (const name of ['Botões e links', 'Botões sobre tinta']) {
    for (const button of await group(page, name).locator('.bt:not([disabled], .is-carga), .elo, .bi').all()) {
      await page.mouse.move(0, 0);
      const rest = await look(button);
      await button.hover();
      await expect.poll(() => look(button)).not.toBe(rest);
      const hovered = await look(button);
      if (await button.evaluate((each) => each.matches('button'))) {
        await page.mouse.down();
        await expect.poll(() => look(button)).not.toBe(hovered);
        await page.mouse.up();
      }
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await button.focus();
      await expect.poll(() => look(button)).toContain('solid');
    }
  }
  const disabled = group(page, 'Botões e links').locator('.bt[disabled]');
  const rest = await look(disabled);
  await disabled.hover({ force: true });
  expect(await look(disabled)).toBe(rest);
});

test('a question before something is lost can be answered with no @js @no-js', async ({ page }) => {
  await open(page, '/partials');
  await page.getByRole('button', { name: 'Excluir pasta' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir pasta' });
  await expect(question).toBeVisible();
  if (hasScripts()) await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Manter pasta' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Excluir pasta' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  if (hasScripts()) await expect(page.getByRole('button', { name: 'Excluir pasta' })).toBeFocused();
});
