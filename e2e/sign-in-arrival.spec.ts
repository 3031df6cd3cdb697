import type { Page } from '@playwright/test';
import { expect, test } from './support/account';
import { open } from './support/listing';

const history = '/sobre-nos/nossa-historia';
const dialog = (page: Page) => page.locator('dialog.auth');
const scriptsWindow = (page: Page) => page.locator('dialog.auth:modal');
const email = (page: Page) => dialog(page).getByLabel('E-mail');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Continuar', exact: true });

/** Opens a page that asks for the window, whose own file waits until it is let in. */
async function openWaiting(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const file = '**/sign-in-dialog-*.js';
  await page.route(file, (route) => held.then(() => route.continue()));
  await open(page, `${history}?auth=true`);
  await expect(dialog(page)).toBeVisible();
  return async () => {
    const come = page.waitForResponse(file).then((response) => response.finished());
    letGo();
    await come;
    // It would show itself in the frame after it ran.
    await page.evaluate(
      () => new Promise((shown) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(shown)))),
    );
  };
}

test('keeps caret and input when the dialog scripts arrive while typing', async ({ page, account }) => {
  const letIn = await openWaiting(page);
  await email(page).pressSequentially(account.email.slice(1));
  await page.keyboard.press('Home');
  await letIn();
  await page.keyboard.type(account.email[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Entrando como ${account.email}`)).toBeVisible();
});

test('what was sent before they came is sent', async ({ page, account }) => {
  const letIn = await openWaiting(page);
  await email(page).fill(account.email);
  await page.keyboard.press('Enter');
  await letIn();
  await expect(page.getByText(`Entrando como ${account.email}`)).toBeVisible();
});

test('keeps a press, typed text and focus when the scripts arrive', async ({ page, account }) => {
  let letIn = await openWaiting(page);
  await email(page).fill(account.email);
  await submit(page).hover();
  await page.mouse.down();
  await letIn();
  await page.mouse.up();
  await expect(page.getByText(`Entrando como ${account.email}`)).toBeVisible();

  letIn = await openWaiting(page);
  await email(page).fill(account.email);
  await page.keyboard.press('Tab');
  await letIn();
  await expect(scriptsWindow(page)).toBeVisible();
  await expect(email(page)).toHaveValue(account.email);
  await expect(submit(page)).toBeFocused();
});

test('a window that was closed before they came stays closed', async ({ page }) => {
  const letIn = await openWaiting(page);
  await dialog(page).getByRole('link', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(history);
  await letIn();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(history);
});
