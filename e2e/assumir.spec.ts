import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '../api/database';
import { offerEmail } from '../api/distribution/offer-email';
import { emailHtml } from '../api/platform/email/email-html';
import { clock } from '../domain/kernel/clock';
import { defaultBrokerageName } from '../domain/brokerage/brokerage';
import { addBroker, addContact } from '../tests/contacts/contacts';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';
import { expect, test } from './support/test';

const screen = { width: 360, height: 640 };
// No other site exists here: WhatsApp does not open, and the stories look at what the browser wants to open.
test.use({ viewport: screen, expectedProblems: [/wa\.me|NAME_NOT_RESOLVED/] });

/** A contact about a property, offered to a broker. @returns its id, its person's name, and the letter as HTML */
async function offeredContact(db: Kysely<Database>, siteUrl: string) {
  const name = `Beatriz ${randomUUID().slice(0, 8)}`;
  const property = await db
    .selectFrom('property')
    .select('id')
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const broker = await addBroker(db, `corretor-${randomUUID().slice(0, 8)}`);
  const lead = await addContact(db, {
    ...{ name, protocol: randomUUID().slice(0, 18), product_id: property.id },
    message: 'Ainda está à venda? Posso ir no sábado?',
  });
  const now = clock.now();
  const { id } = await db
    .insertInto('lead_offer')
    .values({
      ...{ lead_id: lead, broker_id: broker, rule: 'property', at: now },
      due_at: new Date(now.getTime() + 15 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name: brand } = defaultBrokerageName;
  const brokerage = {
    ...{ ...defaultBrokerageName, siteUrl, office: null, logo: brand },
    accent: '#17514f' as const,
  };
  const email = await offerEmail(db, id, { brokerage, announceOf: async () => null });
  return { lead, name, html: emailHtml(email!, brokerage) };
}

const answerOf = (db: Kysely<Database>, lead: number) =>
  db
    .selectFrom('lead')
    .select(['answer_channel', 'answer_informed'])
    .where('id', '=', lead)
    .executeTakeFirstOrThrow();

/** From the letter to the contact, in one tap. @returns its id */
async function takeByLetter(page: Page, db: Kysely<Database>, siteUrl: string): Promise<number> {
  const { lead, name, html } = await offeredContact(db, siteUrl);
  await page.setContent(html);
  await expect(page.locator('body')).not.toContainText(name);
  const link = await page.getByRole('link', { name: 'Assumir ou passar a vez' }).getAttribute('href');
  await page.goto(link!);
  await expect(page.getByText(/^Para você até /)).toBeVisible();
  await expect(page.getByText('Vem para você porque o imóvel é seu.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(name);
  await isRight(page);
  const take = page.getByRole('button', { name: 'Assumir' });
  await isInReach(take);
  await take.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Posso ir no sábado?')).toBeVisible();
  await isRight(page);
  return lead;
}

test('a letter on a phone leads to WhatsApp in two taps @js @no-js', async ({ page, database, baseURL }) => {
  const lead = await takeByLetter(page, database, baseURL!);
  const button = page.getByRole('button', { name: 'Abrir o WhatsApp' });
  await isInReach(button);
  const opened = page.waitForRequest('https://wa.me/5511987654321');
  await button.click();
  await opened;
  expect(await answerOf(database, lead)).toEqual({ answer_channel: 'whatsapp', answer_informed: false });
});

test('a call by the telephone link is an answer', async ({ page, database, baseURL }) => {
  const lead = await takeByLetter(page, database, baseURL!);
  const call = page.getByRole('link', { name: 'Ligar' });
  await isInReach(call);
  await expect(call).toHaveAttribute('href', 'tel:+5511987654321');
  // Nothing here dials.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await call.click();
  await expect(page.getByText(/^Respondido por telefone /)).toBeVisible();
  expect(await answerOf(database, lead)).toEqual({ answer_channel: 'telefone', answer_informed: false });
});

async function isRight(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0);
  // axe is a script of its own.
  if (hasScripts()) expect(await violations(page)).toEqual([]);
}

/** With the thumb, without a scroll. */
async function isInReach(button: Locator): Promise<void> {
  const { y, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(screen.height);
  expect(height).toBeGreaterThanOrEqual(44);
}
