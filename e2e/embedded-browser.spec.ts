import { violations } from './support/accessibility';
import { expect, test } from './support/test';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 400.0 Android',
});

test('sign-in inside Instagram comes by e-mail, page and dialog @js @mobile', async ({ page }) => {
  const hint = page.getByText('O Google não funciona no navegador do Instagram.');
  const google = page.getByRole('button', { name: 'Continuar com Google' });
  const outside = page.getByRole('link', { name: 'Abrir no navegador' });
  for (const path of ['/area-do-cliente/login', '/imoveis?auth=true']) {
    await page.goto(path);
    await expect(hint).toBeVisible();
    await expect(google).toHaveCount(0);
    await expect(outside).toHaveAttribute('href', /^intent:\/\/.*scheme=http;end$/);
    // The dialog of the scripts replaces the server's.
    await page.getByLabel('E-mail').fill('a');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
    await expect(hint).toBeVisible();
    await expect(google).toHaveCount(0);
  }
  expect((await outside.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await violations(page, '.auth__nota')).toEqual([]);
  await test.info().attach('sign-in', { body: await page.screenshot(), contentType: 'image/png' });
});
