import { overflow, violations } from './support/accessibility';
import { expect, keepSession } from './support/account';
import {
  openUntilDialog,
  dialog,
  field,
  expectNoDialog,
  leave,
  bottomSheet,
  openAndWait,
  test,
  waitForDialog,
} from './support/exit-dialog';

test('opens once for a leaving visitor and works by keyboard alone', async ({ page, story }) => {
  await story(async ({ origin }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await openAndWait(page, `${origin}/imoveis`, 14_000);
    await leave(page);
    expect(requestedUrls.filter((url) => /exit-watch/.test(url))).toEqual([]);
    await page.clock.runFor(1000);
    await waitForDialog(page);
    expect(requestedUrls.filter((url) => /exit-watch.*js$/.test(url))).toHaveLength(1);
    const window = dialog(page);
    await expect(window).toHaveAccessibleName('Antes de sair');
    await expect(window.getByRole('heading', { name: 'Antes de sair' })).toBeFocused();
    expect(await violations(page, 'dialog.saida')).toEqual([]);
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog.saida'),
      );
      expect(inside).toBe(true);
    }
    for (const [width, height] of [
      [1440, 900],
      [720, 450],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await overflow(page), `${width} px`).toBe(0);
      const box = (await window.boundingBox())!;
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
      expect(box.height).toBeLessThanOrEqual(height);
      await window.getByRole('button', { name: 'Próximo' }).scrollIntoViewIfNeeded();
      await expect(window.getByRole('button', { name: 'Próximo' })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('exitIntentModalAlreadyShown'))).toBe('1');
    await openAndWait(page, `${origin}/imoveis?pagina=2`, 16_000);
    await expectNoDialog(page);
  });
});

test('on a phone, a bottom sheet opens the dialog only on tap @mobile', async ({ page, story }) => {
  await story(async ({ origin }) => {
    await openAndWait(page, `${origin}/imoveis`, 29_000);
    await expect(bottomSheet(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(bottomSheet(page)).toBeVisible();
    const { height } = (await bottomSheet(page).boundingBox())!;
    expect(height).toBeLessThanOrEqual(0.3 * 844);
    expect(await violations(page, '.folha-baixo')).toEqual([]);
    // The page goes on: neither focus nor touch is taken.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    for (const button of await page.locator('.folha-baixo a, .folha-baixo button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
    }
    await bottomSheet(page).getByRole('link', { name: 'Contar o que procuro' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(bottomSheet(page)).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    await dialog(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openAndWait(page, `${origin}/imoveis?pagina=2`, 40_000);
    await expectNoDialog(page);
    await page.evaluate(() => sessionStorage.clear());
    await openAndWait(page, origin, 31_000);
    await page.clock.resume();
    await bottomSheet(page).getByRole('button', { name: 'Agora não' }).click();
    await page.clock.runFor(60_000);
    await expectNoDialog(page);
  });
});

test('skips visitors with a started form, an open dialog or saveData', async ({ page, story }) => {
  await story(async ({ origin }) => {
    await openAndWait(page, origin, 20_000);
    await page.locator('#newsletter-nome').fill('Cla');
    await page.locator('#newsletter-nome').blur();
    await expectNoDialog(page);
    await page.locator('#newsletter-nome').fill('');
    await page.locator('#newsletter-nome').blur();
    await page.getByRole('button', { name: 'Buscar' }).first().click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    await expectNoDialog(page);

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await openAndWait(page, `${origin}/imoveis`, 20_000);
    await expectNoDialog(page);
    expect(requestedUrls.filter((url) => /exit-watch|quem-sai/.test(url))).toEqual([]);
  });
});

test('skips the signed-in, and fills in their data after a sign-in elsewhere', async ({
  page,
  context,
  story,
  owner,
  baseURL,
}) => {
  await story(async ({ origin }) => {
    await openUntilDialog(page, `${origin}/imoveis`);
    await field(dialog(page), 'E-mail').first().fill('outra@exemplo.com.br');
    await keepSession(context, baseURL!, owner.session);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toHaveAccessibleName('Antes de sair, Clara');
    await expect(dialog(page).getByText('Já temos seus dados. Confira e siga.')).toBeVisible();
    await expect(field(dialog(page), 'Nome')).toHaveValue(owner.account.name);
    await expect(field(dialog(page), 'E-mail').first()).toHaveValue('outra@exemplo.com.br');
    await page.evaluate(() => sessionStorage.clear());
    const other = await context.newPage();
    await openAndWait(other, `${origin}/imoveis`, 20_000);
    await expectNoDialog(other);
  });
});
