import { overflow, violations } from './support/accessibility';
import { expect, keepSession } from './support/account';
import {
  beAsked,
  dialog,
  field,
  isNotAsked,
  leave,
  sheet,
  stand,
  test,
  untilAsked,
} from './support/exit-window';

test('who goes to leave is asked once, by a window that keys alone can use and close', async ({
  page,
  story,
}) => {
  await story(async ({ origin }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await stand(page, `${origin}/imoveis`, 14_000);
    await leave(page);
    expect(asked.filter((url) => /exit-watch/.test(url))).toEqual([]);
    await page.clock.runFor(1000);
    await untilAsked(page);
    expect(asked.filter((url) => /exit-watch.*js$/.test(url))).toHaveLength(1);
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
    await stand(page, `${origin}/imoveis?pagina=2`, 16_000);
    await isNotAsked(page);
  });
});

test('on a phone a sheet comes that leaves the page to be read, and only a tap opens the window @mobile', async ({
  page,
  story,
}) => {
  await story(async ({ origin }) => {
    await stand(page, `${origin}/imoveis`, 29_000);
    await expect(sheet(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(sheet(page)).toBeVisible();
    const { height } = (await sheet(page).boundingBox())!;
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
    await sheet(page).getByRole('link', { name: 'Contar o que procuro' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    await dialog(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await stand(page, `${origin}/imoveis?pagina=2`, 40_000);
    await isNotAsked(page);
    await page.evaluate(() => sessionStorage.clear());
    await stand(page, origin, 31_000);
    await sheet(page).getByRole('button', { name: 'Agora não' }).click();
    await page.clock.runFor(60_000);
    await isNotAsked(page);
  });
});

test('nobody is asked who has a form begun, another window open, or pays for bytes', async ({
  page,
  story,
}) => {
  await story(async ({ origin }) => {
    await stand(page, origin, 20_000);
    await page.locator('#newsletter-nome').fill('Cla');
    await page.locator('#newsletter-nome').blur();
    await isNotAsked(page);
    await page.locator('#newsletter-nome').fill('');
    await page.locator('#newsletter-nome').blur();
    await page.getByRole('button', { name: 'Buscar' }).first().click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    await isNotAsked(page);

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await stand(page, `${origin}/imoveis`, 20_000);
    await isNotAsked(page);
    expect(asked.filter((url) => /exit-watch|quem-sai/.test(url))).toEqual([]);
  });
});

test('who is signed in is not asked; who signs in while it is open finds their own data in it', async ({
  page,
  context,
  story,
  owner,
  baseURL,
}) => {
  await story(async ({ origin }) => {
    await beAsked(page, `${origin}/imoveis`);
    await field(dialog(page), 'E-mail').first().fill('outra@exemplo.com.br');
    await keepSession(context, baseURL!, owner.session);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toHaveAccessibleName('Antes de sair, Clara');
    await expect(dialog(page).getByText('Já temos seus dados. Confira e siga.')).toBeVisible();
    await expect(field(dialog(page), 'Nome')).toHaveValue(owner.account.name);
    await expect(field(dialog(page), 'E-mail').first()).toHaveValue('outra@exemplo.com.br');
    await page.evaluate(() => sessionStorage.clear());
    const other = await context.newPage();
    await stand(other, `${origin}/imoveis`, 20_000);
    await isNotAsked(other);
  });
});
