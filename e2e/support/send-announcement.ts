import type { Page } from '@playwright/test';
import { expect } from './test';

/** Sends an announcement, again where it came faster than people are and a second press is asked for. */
export async function sendAnnouncement(page: Page, thanks: string) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    if ((await title.innerText()) !== thanks)
      await page.getByRole('button', { name: 'Enviar imóvel' }).click({ timeout: 5_000 });
    await expect(title).toHaveText(thanks, { timeout: 5_000 });
  }).toPass();
}
