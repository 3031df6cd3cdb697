import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './account';
import { withFailingBackEnd } from './failing-back-end';
import { hydrate, stopClock } from './test';

type DialogSite = Parameters<Parameters<typeof withFailingBackEnd>[1]>[0];

/** Stories of a website with the exit window. */
export const test = base.extend<{ story: (tell: (site: DialogSite) => Promise<void>) => Promise<void> }>({
  // On a clock that stands still a page wakes in `openAndWait`.
  wakesPages: false,
  story: async ({ database, page }, use) => {
    await use((tell) =>
      withFailingBackEnd(
        database,
        async (site) => {
          await tell(site);
          // What the page would still ask for, its website being gone, is no complaint.
          await page.goto('about:blank');
        },
        { EXIT_INTENT: 'on' },
      ),
    );
  },
});

export const dialog = (page: Page) => page.locator('dialog.saida');
export const bottomSheet = (page: Page) => page.locator('.folha-baixo');
export const field = (where: Page | Locator, label: string) => where.getByLabel(label, { exact: true });

/** The pointer goes out by the page's top edge, as it does on the way to an address or to another tab. */
export const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 200, clientY: -1 })),
  );

/** Opens a page and lets it stand, with the clock stopped. */
export async function openAndWait(page: Page, address: string, ms: number) {
  await stopClock(page);
  await page.goto(address);
  await hydrate(page);
  await expect
    .poll(async () => {
      // Scripts wait for frames and idle time of the same clock.
      await page.clock.runFor(50);
      return page.locator('html').getAttribute('data-scripts');
    })
    .toBe('');
  await page.clock.runFor(ms);
}

/** The window comes once its file has. */
export async function openUntilDialog(page: Page, address: string) {
  await openAndWait(page, address, 15_000);
  await waitForDialog(page);
}

export async function waitForDialog(page: Page) {
  await page.clock.resume();
  await expect(async () => {
    await leave(page);
    await expect(dialog(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Whatever could bring the window has happened, and it has not come. */
export async function expectNoDialog(page: Page) {
  for (const _again of [1, 2, 3]) {
    await leave(page);
    await page.clock.runFor(1000);
  }
  await expect(dialog(page)).toHaveCount(0);
  await expect(bottomSheet(page)).toHaveCount(0);
}

export async function fillPerson(where: Page | Locator, email: string) {
  await field(where, 'Nome').fill('Clara');
  await field(where, 'E-mail').first().fill(email);
  await field(where, 'Telefone').first().fill('11987654321');
}

export const newEmail = () => `saida-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;
