import { randomUUID } from 'node:crypto';
import { clock } from '@domain/kernel/clock';
import { addContact } from '../tests/contacts/contacts';
import { addMember, codeOf, password } from '../tests/staff/member';
import { expect, test } from './support/account';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';

for (const width of [1440, 360])
  test(`reads what waits, and Sistema, at ${width} px @js @no-js`, async ({ page, database }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: RegExp) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), title.source).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title.source).toEqual([]);
    };
    const name = `Rafael ${randomUUID().slice(0, 8)}`;
    // The list shows the oldest: older than what other stories write, and than what earlier runs of this one wrote.
    const sinceStart = clock.nowMs() - Date.UTC(2026, 0);
    const created_at = new Date(Date.UTC(2025, 0) - sinceStart);
    const id = await addContact(database, { name, created_at, protocol: randomUUID().slice(0, 18) });
    const { email } = await addMember(
      database,
      'operacao',
      `mesa-${randomUUID().slice(0, 13)}@exemplo.com.br`,
    );
    await page.goto('/mesa');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Usar um aplicativo de códigos' }).click();
    const secret = (await page.locator('.msegredo').textContent())!.replaceAll(' ', '');
    await page.getByLabel('Código do aplicativo, 6 números').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByLabel('Guardei os códigos').check();
    await page.getByRole('button', { name: 'Abrir a Mesa' }).click();

    await isRight(/, \d+º? de /);
    await expect(page.getByText(/esperam? por alguém\. A mais antiga venceu há/)).toBeVisible();
    const contacts = page.locator('section', { hasText: 'Contatos sem resposta' });
    const row = contacts.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(/venceu há \d+ dias/);
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/mesa/contatos/${id}`);
    for (const button of await row.getByRole('button').or(row.locator('.bt')).all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(width === 360 ? 46 : 42);

    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Sistema' }).click();
    await isRight(/^Sistema$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Restauração' })).toContainText(
      'npm run backup -- test',
    );
  });
