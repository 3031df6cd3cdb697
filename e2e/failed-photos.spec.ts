import { open } from './support/listing';
import { expect, test } from './support/test';

test.use({ expectedProblems: [/ERR_FAILED/] });

test('a photo that fails shows the plate, no alt text or icon @js @no-js', async ({ page }) => {
  await page.route(/\/fotos\//, (route) => route.abort());
  await open(page, '/');
  const photo = page.locator('.heroi__foto img:visible');
  await expect(photo).toHaveAttribute('alt', /\w{3}/);
  await expect(photo).toHaveJSProperty('complete', true);
  const shown = await photo.screenshot({ animations: 'disabled' });
  // The same without an alt text, which has neither text nor icon.
  await photo.evaluate((image: HTMLImageElement) => {
    image.alt = ' ';
  });
  expect(shown.equals(await photo.screenshot({ animations: 'disabled' }))).toBe(true);
  const plate = await photo.evaluate((image) => [
    getComputedStyle(image).color,
    getComputedStyle(image, '::after').content,
  ]);
  expect(plate).toEqual(['rgba(0, 0, 0, 0)', '""']);
});
