import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addMember, codeOf, password } from '../tests/staff/member';
import { expect, linkInEmail, test } from './support/account';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';

const newEmail = () => `mesa-${randomUUID().slice(0, 13)}@exemplo.com.br`;

for (const width of [1440, 360])
  test(`enrols by TOTP, and invites, at ${width} px @js @no-js`, async ({ page, database }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    const { email } = await addMember(database, 'direcao', newEmail());
    await page.goto('/mesa/pessoas');
    await isRight('Entrar');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await isRight('Um segundo passo para entrar');
    await page.getByRole('button', { name: 'Usar um aplicativo de códigos' }).click();
    await expect(page.getByRole('img', { name: 'Código QR para o aplicativo' })).toBeVisible();
    await isRight('Um segundo passo para entrar');
    const secret = (await page.locator('.msegredo').textContent())!.replaceAll(' ', '');
    await page.getByLabel('Código do aplicativo, 6 números').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await isRight('Guarde estes dez códigos');
    await expect(page.locator('.codigos li')).toHaveCount(10);
    await page.getByLabel('Guardei os códigos').check();
    await page.getByRole('button', { name: 'Abrir a Mesa' }).click();
    await expect(page.getByText(/por (?:você|alguém)/)).toBeVisible();

    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Pessoas' }).click();
    await isRight('Pessoas');
    await page.getByRole('link', { name: 'Convidar' }).click();
    await isRight('Convidar');
    const invited = newEmail();
    await page.getByLabel('E-mail').fill(invited);
    await page.getByLabel('Papel').selectOption('vitrine');
    await page.getByRole('button', { name: 'Enviar convite' }).click();
    await isRight('Pessoas');
    await expect(page.getByRole('row', { name: invited })).toContainText('Vitrine');
    const link = await linkInEmail(invited, 'staff-invitation');
    await page.goto(link.pathname + link.search);
    await isRight('Bem-vindo à Mesa');
    await expect(page.getByText(`${invited} entra como Vitrine`)).toBeVisible();
  });

test('creates a passkey, and signs in with it', async ({ page, database, context }) => {
  const { email } = await addMember(database, 'vitrine', newEmail());
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  const signIn = async () => {
    await page.goto('/mesa/entrar');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continuar' }).click();
  };
  await signIn();
  await page.getByRole('button', { name: 'Criar a chave' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde estes dez códigos' })).toBeVisible();
  await page.getByLabel('Guardei os códigos').check();
  await page.getByRole('button', { name: 'Abrir a Mesa' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await signIn();
  await page.getByRole('button', { name: 'Usar a chave deste aparelho' }).click();
  await expect(page.getByRole('heading', { level: 1, name: / de / })).toBeVisible();
});

test('/ leads to the search of the room, until it is switched off', async ({ page, database }) => {
  const { email } = await addMember(database, 'direcao', newEmail());
  await signInAndEnrol(page, email);
  await page.goto('/mesa/pessoas');
  const search = page.getByRole('searchbox', { name: 'Nome ou e-mail' });
  await expect(page.locator('html[data-scripts]')).toBeAttached();
  // Until its script is here, the key does nothing.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(search).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await page.getByLabel('Papel').focus();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Papel')).toBeFocused();
  await page.getByRole('link', { name: 'Convidar' }).focus();
  await page.keyboard.press('Control+/');
  await expect(search).not.toBeFocused();

  await page.goto('/mesa/seguranca');
  await page.getByRole('button', { name: 'Desligar atalhos' }).click();
  await expect(page.getByRole('button', { name: 'Ligar atalhos', exact: true })).toBeVisible();
  await page.goto('/mesa/pessoas');
  await page.getByRole('link', { name: 'Convidar' }).focus();
  await expect(page.locator('html[data-scripts]')).toBeAttached();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test.describe('a wrong code', () => {
  test.use({ expectedProblems: [/400/] });

  test('is followed by the right one while the page reads its data', async ({ page, database }) => {
    const { email } = await addMember(database, 'direcao', newEmail());
    // They come only when the last form has been answered.
    let goOn = () => {};
    const isAnswered = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/mesa/cadastro.data*', async (route) => {
      if (route.request().method() === 'GET' && (await page.getByRole('img').count())) await isAnswered;
      await route.continue();
    });
    const secret = await signInByPassword(page, email);
    const code = page.getByLabel('Código do aplicativo, 6 números');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.locator('#codigo-code-error')).toBeVisible();
    await code.fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('heading', { name: 'Guarde estes dez códigos' })).toBeVisible();
    goOn();
  });
});

async function signInAndEnrol(page: Page, email: string) {
  const secret = await signInByPassword(page, email);
  await page.getByLabel('Código do aplicativo, 6 números').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Guardei os códigos').check();
  await page.getByRole('button', { name: 'Abrir a Mesa' }).click();
  await expect(page.getByRole('navigation', { name: 'Mesa' })).toBeVisible();
}

/** Returns the secret of the codes that the page asks for. */
async function signInByPassword(page: Page, email: string): Promise<string> {
  await page.goto('/mesa/entrar');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Usar um aplicativo de códigos' }).click();
  return (await page.locator('.msegredo').textContent())!.replaceAll(' ', '');
}
