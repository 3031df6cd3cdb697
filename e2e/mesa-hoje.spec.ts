import { randomUUID } from 'node:crypto';
import { clock } from '@domain/kernel/clock';
import { addContact } from '../tests/contacts/contacts';
import { addMember, codeOf, password } from '../tests/staff/member';
import { expect, test } from './support/account';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';
import { brokerOf, offeredContact } from './support/offered-contact';

// Who takes second is refused.
test.use({ expectedProblems: [/409/] });

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
    for (const button of await row.locator('.bt:visible').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(width === 360 ? 46 : 42);

    await row.getByText('Já respondi', { exact: true }).click();
    expect(await overflow(page)).toBe(0);
    await expect(row.getByRole('button', { name: 'Já respondi por E-mail' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Sistema' }).click();
    await isRight(/^Sistema$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Restauração' })).toContainText(
      'npm run backup -- test',
    );
  });

test('of two who take one has it, the other reads who @js @no-js', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  const name = `Beatriz ${randomUUID().slice(0, 8)}`;
  // The oldest promise: the list shows ten.
  const since = clock.nowMs() - Date.UTC(2026, 0);
  const reply_due_at = new Date(Date.UTC(2024, 0) - since);
  const broker = await brokerOf(database, `${randomUUID()}@exemplo.com.br`);
  const id = await offeredContact(database, broker, { name, reply_due_at });
  await signedInMember({ database, context, baseURL }, 'operacao');
  await open(page, '/mesa');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Oferecido a Tomás Reis, porque cuida do imóvel.');
  const other = await addMember(database, 'atendimento', `${randomUUID()}@exemplo.com.br`);
  const taken = { member_id: other.id, taken_at: new Date() };
  await database.updateTable('lead').set(taken).where('id', '=', id).execute();
  await row.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText(/Pessoa de atendimento já atende este contato \(hoje, /)).toBeVisible();
  await database.deleteFrom('lead_offer').where('lead_id', '=', id).execute();
  await open(page, '/mesa');
  await expect(row).toContainText('Com Pessoa de atendimento, que assumiu hoje, ');
  await row.getByText('Já respondi', { exact: true }).click();
  await row.getByRole('button', { name: 'Já respondi por WhatsApp' }).click();
  await expect(row).toHaveCount(0);
  const stored = await database.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ member_id: other.id, answer_channel: 'whatsapp', answer_informed: true });
});
