import { expect, test } from './support/test';

test('the listing shows properties, fits the screen and has one heading @js @no-js @mobile', async ({
  page,
}) => {
  await page.goto('/imoveis');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: [/404/] });
  test('says so, with a way back', async ({ page }) => {
    const response = await page.goto('/nao-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link').first()).toBeVisible();
  });
});
