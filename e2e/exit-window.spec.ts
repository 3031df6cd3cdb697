import type { Locator, Page } from '@playwright/test';
import { overflow, violations } from './support/accessibility';
import { expect, keepSession, test as base } from './support/account';
import { withFailingBackEnd } from './support/failing-back-end';
import { open } from './support/listing';

type House = Parameters<Parameters<typeof withFailingBackEnd>[1]>[0];

/** Stories of a website with the exit window. */
const test = base.extend<{ story: (tell: (house: House) => Promise<void>) => Promise<void> }>({
  story: async ({ database, page }, use) => {
    await use((tell) =>
      withFailingBackEnd(
        database,
        async (house) => {
          await tell(house);
          // What the page would still ask for, its website being gone, is no complaint.
          await page.goto('about:blank');
        },
        { EXIT_INTENT: 'on' },
      ),
    );
  },
});

const dialog = (page: Page) => page.locator('dialog.saida');
const sheet = (page: Page) => page.locator('.folha-baixo');
const field = (where: Page | Locator, label: string) => where.getByLabel(label, { exact: true });

/** The pointer goes out by the page's top edge, as it does on the way to an address or to another tab. */
const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 200, clientY: -1 })),
  );

/** Opens a page and lets it stand. */
async function stand(page: Page, address: string, ms: number) {
  await page.clock.install();
  await open(page, address);
  await page.clock.runFor(ms);
}

/** The window comes once its file has. */
async function beAsked(page: Page, address: string) {
  await stand(page, address, 15_000);
  await untilAsked(page);
}

async function untilAsked(page: Page) {
  await expect(async () => {
    await leave(page);
    await expect(dialog(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Whatever could bring the window has happened, and it has not come. */
async function isNotAsked(page: Page) {
  for (const _again of [1, 2, 3]) {
    await leave(page);
    await page.clock.runFor(1000);
  }
  await expect(dialog(page)).toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
}

async function fillPerson(where: Page | Locator, email: string) {
  await field(where, 'Nome').fill('Clara');
  await field(where, 'E-mail').first().fill(email);
  await field(where, 'Telefone').first().fill('11987654321');
}

const newEmail = () => `saida-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;

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

test('its two steps are one contact: who it is, then what they look for, in the words of the specification', async ({
  page,
  story,
  database,
}) => {
  const email = newEmail();
  await story(async ({ origin }) => {
    await beAsked(page, `${origin}/imoveis`);
    const window = dialog(page);
    const next = window.getByRole('button', { name: 'Próximo' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await field(window, 'Nome').fill('Clara');
    await field(window, 'E-mail').first().fill('clara@');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await field(window, 'Telefone').first().fill('11987654321');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await next.click();
    await expect(window.getByText('Digite um e-mail válido')).toBeVisible();
    await expect(field(window, 'E-mail').first()).toBeFocused();
    await fillPerson(window, email);
    await window.getByText('E-mail', { exact: true }).last().click();
    await next.click();

    await expect(window).toHaveAccessibleName('O que você procura?');
    await expect(window.getByRole('heading', { name: 'O que você procura?' })).toBeFocused();
    expect(await violations(page, 'dialog.saida')).toEqual([]);
    await expect(window.locator('option')).toHaveCount(7);
    await window.locator('select').last().selectOption('Quero investir');
    await field(window, 'Local (opcional)').fill('Moema');
    await window.getByText('Casa', { exact: true }).click();
    await window.getByText('Usado', { exact: true }).click();
    const lowest = field(window, 'De, preço mínimo');
    await lowest.fill('1000000');
    await lowest.blur();
    await expect(lowest).toHaveValue('1.000.000,00');
    await field(window, 'Até, preço máximo').fill('900000');
    await window.getByRole('button', { name: 'Pronto' }).click();
    await expect(window.getByText('O preço máximo deve ser maior que o preço mínimo')).toBeVisible();
    await field(window, 'Até, preço máximo').fill('2000000');
    await window.getByRole('button', { name: 'Pronto' }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByText('Obrigado. Um consultor responde em até um dia útil.')).toBeVisible();
    expect(page.url()).toBe(`${origin}/imoveis`);
  });
  const leads = await database.selectFrom('lead').selectAll().where('email', '=', email).execute();
  expect(leads).toMatchObject([
    {
      kind: 'lead',
      name: 'Clara',
      whatsapp: '+55 (11) 98765-4321',
      completed_at: expect.any(Date),
      details: {
        contact_preference: 'E-mail',
        objective: 'Quero investir',
        place: 'Moema',
        tipology: ['Casa'],
        fase: ['Usado'],
        price_min: 1_000_000,
        price_max: 2_000_000,
      },
    },
  ]);
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
  });
});

test('"Agora não" is all it takes @mobile', async ({ page, story }) => {
  await story(async ({ origin }) => {
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

test.describe('where the back end is away', () => {
  test('both steps are taken, and one contact is delivered when it is back', async ({
    page,
    story,
    database,
  }) => {
    const email = newEmail();
    const kept = () => database.selectFrom('lead').selectAll().where('email', '=', email).execute();
    await story(async ({ origin, fails }) => {
      await beAsked(page, `${origin}/imoveis`);
      fails('/leads');
      await fillPerson(dialog(page), email);
      await dialog(page).getByRole('button', { name: 'Próximo' }).click();
      await expect(dialog(page)).toHaveAccessibleName('O que você procura?');
      await field(dialog(page), 'Local (opcional)').fill('Moema');
      await dialog(page).getByRole('button', { name: 'Pronto' }).click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await kept()).toEqual([]);
      fails(null);
      await expect
        .poll(async () => (await kept()).map(({ details }) => details), { timeout: 30_000 })
        .toEqual([expect.objectContaining({ place: 'Moema' })]);
    });
  });
});

test('without scripts its steps are a page @no-js', async ({ page, story, database }) => {
  const email = newEmail();
  await story(async ({ origin }) => {
    await open(page, `${origin}/antes-de-sair`);
    await fillPerson(page.getByRole('main'), email);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que você procura?');
    await field(page, 'Local (opcional)').fill('Moema');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await expect(page.locator('.feito')).toContainText('Pedido recebido, Clara.');
    expect(page.url()).not.toContain('Clara');
  });
  expect(
    await database.selectFrom('lead').select('details').where('email', '=', email).execute(),
  ).toMatchObject([{ details: { place: 'Moema', contact_preference: 'WhatsApp' } }]);
});
