import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { heading, isMobile, open } from './support/listing';
import { expect, test } from './support/test';

const menu = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
const panel = (page: Page, name: string) => menu(page, name).locator('.mega');
const label = (page: Page, name: string) => menu(page, name).locator('> a');
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const focused = (page: Page) => page.locator(':focus');

/** Any page of the default layout. */
const somePage = '/keyword';

test('a menu opens on hover, and its link searches around a point @main', async ({ page }) => {
  await open(page, somePage);
  await expect(panel(page, 'Praia')).toBeHidden();
  await label(page, 'Praia').hover();
  await expect(panel(page, 'Praia')).toBeVisible();
  await panel(page, 'Praia').getByRole('link', { name: 'Ilhabela' }).click();
  await expect(page).toHaveURL(
    /tipo-de-localizacao=Praia&localizacao=Ilhabela&lat=.*&lng=.*&range=100&pagina=1$/,
  );
  await expect(heading(page)).toContainText('Ilhabela');
  await expect(panel(page, 'Praia')).toBeHidden();
});

test('menus open by keyboard; Esc closes one and focuses its button', async ({ page }) => {
  await open(page, somePage);
  const button = (name: string) => page.getByRole('button', { name: `Menu ${name}` });
  await label(page, 'São Paulo').focus();
  await expect(panel(page, 'São Paulo')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button('São Paulo')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'São Paulo')).toBeVisible();
  await expect(button('São Paulo')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(/^Ver todos/);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(/^Alugar em São Paulo/);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Alto de Pinheiros');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'São Paulo')).toBeHidden();
  await expect(button('São Paulo')).toBeFocused();
  await expect(button('São Paulo')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'São Paulo')).toBeVisible();
  await label(page, 'Rio de Janeiro').focus();
  await expect(panel(page, 'São Paulo')).toBeHidden();
  await expect(button('São Paulo')).toHaveAttribute('aria-expanded', 'false');
});

test('the magnifier opens the search, and Cancelar closes it @js @mobile', async ({ page }) => {
  await open(page, somePage);
  await page.getByRole('button', { name: 'Buscar', exact: true }).first().click();
  const box = page.locator('#busca-topo').getByRole('search');
  await expect(box).toBeVisible();
  await expect(box.locator('input:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(box).toBeHidden();
});

test('the sidebar works by keyboard, one section open at a time @mobile', async ({ page }) => {
  await open(page, somePage);
  await page.getByRole('button', { name: 'Abrir menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(sidebar(page)).toBeVisible();
  const sections = sidebar(page).locator('details');
  await expect(sections.nth(0)).toHaveAttribute('open', '');
  await sections.nth(3).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(sections.nth(3)).toHaveAttribute('open', '');
  await expect(sections.nth(0)).not.toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Angra dos Reis');
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
});

test('focus in the sidebar stays when its toggle event arrives @mobile', async ({ page }) => {
  await open(page, somePage);
  const summary = page.locator('#lateral summary').nth(3);
  await summary.evaluate(async (element) => {
    const menu = element.closest<HTMLElement>('[popover]')!;
    const toggled = new Promise((resolve) => menu.addEventListener('toggle', resolve));
    menu.showPopover();
    element.focus();
    await toggled;
  });
  await expect(summary).toBeFocused();
});

test('a link of the sidebar closes it and leads there @mobile @main', async ({ page }) => {
  await open(page, somePage);
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await sidebar(page).getByRole('link', { name: 'Itaim Bibi' }).tap();
  await expect(heading(page)).toContainText('Itaim Bibi');
  await expect(sidebar(page)).toBeHidden();
});

test('without scripts, menus, search and sidebar open @no-js @main', async ({ page }) => {
  await open(page, somePage);
  await label(page, 'Praia').hover();
  await expect(panel(page, 'Praia').getByRole('link', { name: 'Ilhabela' })).toBeVisible();
  await page.mouse.move(5, 800);
  await expect(panel(page, 'Praia')).toBeHidden();
  await label(page, 'São Paulo').focus();
  for (const text of [/^Ver todos/, /^Alugar/, 'Alto de Pinheiros']) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(text);
  }
  await page.getByRole('button', { name: 'Buscar', exact: true }).first().click();
  await expect(page.locator('#busca-topo').getByRole('search')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.locator('#busca-topo').getByRole('search')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await sidebar(page).getByText('Internacional', { exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'Portugal' }).click();
  await expect(page).toHaveURL(/localizacao=Portugal&.*range=300&pagina=1$/);
});

test('shows the broker on pages with ?corretor; only property links pass it', async ({ page }) => {
  await open(page, '/imoveis?corretor=marina-couto');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Marina Couto')).toHaveCount(1);
  await expect(banner.getByRole('link', { name: /^Ligar para Marina Couto/ })).toBeVisible();
  await expect(banner.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('[data-results] h2 a').first()).toHaveAttribute(
    'href',
    /\?corretor=marina-couto$/,
  );
  // Another layout, of which this document has shown nothing.
  await banner.getByRole('link', { name: 'Bossa Nova, página inicial' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Marina Couto')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('.menu')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Onde atuamos' })).toBeVisible();
});

test.describe('an address that leads nowhere, from a page in a broker’s name', () => {
  test.use({ expectedProblems: [/404/] });
  test('is answered with everybody’s header and footer', async ({ page }) => {
    await open(page, '/imoveis?corretor=marina-couto');
    await page.evaluate(() =>
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/nao-existe">Adiante</a>'),
    );
    await page.getByRole('link', { name: 'Adiante' }).click();
    await expect(heading(page)).toHaveText('Não encontramos esta página.');
    await expect(label(page, 'São Paulo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Serviços');
    await page.getByRole('link', { name: 'Ver imóveis' }).click();
    await expect(label(page, 'São Paulo')).toBeVisible();
  });
});

test('the announce link carries the current page, also after navigation', async ({ page }) => {
  await open(page, somePage);
  const announcePage = '/cadastre-seu-imovel';
  const announce = page.getByRole('banner').getByRole('link', { name: 'Anunciar imóvel' }).first();
  await expect(announce).toHaveAttribute('href', `${announcePage}?from=%2Fkeyword`);
  await page.getByRole('banner').getByRole('link', { name: 'Sobre nós' }).first().click();
  await expect(page).toHaveURL('/sobre-nos/a-bossa-nova');
  await expect(announce).toHaveAttribute('href', `${announcePage}?from=%2Fsobre-nos%2Fa-bossa-nova`);
  await expect(page.getByRole('banner').locator('[aria-current="page"]').first()).toHaveText('Sobre nós');
});

test('an open menu and an open sidebar are accessible @js @mobile', async ({ page }) => {
  await open(page, somePage);
  if (!isMobile()) {
    await label(page, 'Internacional').hover();
    await expect(panel(page, 'Internacional')).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await expect(sidebar(page)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});
