import { expect, test } from './support/test';

test('the listing shows properties, fits the screen and has one heading', async ({ page }) => {
  await page.goto('/imoveis');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
});
