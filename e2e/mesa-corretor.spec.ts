import { randomUUID } from 'node:crypto';
import { isoDay } from '../domain/kernel/moment';
import { addContact } from '../tests/contacts/add-contact';
import { addMember } from '../tests/staff/member';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';
import { brokerOf, offeredContact } from './support/offered-contact';

// The outside world does not exist here: that the browser goes there is what counts.
test.use({ expectedProblems: [/wa\.me|ERR_NAME_NOT_RESOLVED|409/] });

for (const width of [1440, 360])
  test(`a broker takes, declines and answers, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Bom dia|Boa tarde|Boa noite), Pessoa$/,
      );
      expect(await overflow(page)).toBe(0);
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    const stored = (id: number) =>
      database.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const member = await signedInMember({ database, context, baseURL }, 'corretor');
    const broker = await brokerOf(database, member.email);
    // What one story declines may come to the other one's broker: each has properties of its own.
    const [one, two, three] = await database
      .selectFrom('property')
      .select(['id', 'reference', 'title', 'district'])
      .where('active', '=', true)
      .orderBy('id')
      .offset(width)
      .limit(3)
      .execute();
    const name = `Beatriz ${randomUUID().slice(0, 8)}`;
    const first = await offeredContact(database, broker, { name, product_id: one!.id });
    const second = await offeredContact(database, broker, { whatsapp: null, product_id: two!.id });
    const third = await offeredContact(database, broker, { name, product_id: three!.id });

    await open(page, '/mesa');
    await isRight();
    await expect(page.getByText(/^\S+ contatos novos são seus; o primeiro, até /)).toBeVisible();
    const cards = page.locator('.oferta');
    const cardOf = (property: typeof one) => cards.filter({ hasText: `${property!.reference}, ` });
    const card = cardOf(one);
    await expect(card.getByRole('heading')).toHaveText(one!.title);
    await expect(card).toContainText(/Para você até .*Restam 1\d min/);
    await expect(card).toContainText(one!.district);
    await expect(card).toContainText('Vem para você porque o imóvel é seu.');
    expect(await page.content()).not.toContain(name);
    for (const button of await cards.getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(width === 360 ? 46 : 42);

    await cardOf(two).getByRole('button', { name: 'Não posso agora' }).click();
    await expect(page.getByText('O contato vai para outra pessoa.').first()).toBeVisible();
    await expect(cardOf(two)).toHaveCount(0);
    const declined = await database
      .selectFrom('lead_offer')
      .select('outcome')
      .where('lead_id', '=', second)
      .where('broker_id', '=', broker)
      .executeTakeFirst();
    expect(declined?.outcome).toBe('declined');

    const request = page.waitForRequest(/^https:\/\/wa\.me\//);
    await card.getByRole('button', { name: 'Assumir e abrir o WhatsApp' }).click();
    expect((await request).url()).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1%2C%20Beatriz/);
    await expect(page).toHaveURL(/^chrome-error:/);
    expect(await stored(first)).toMatchObject({ answer_channel: 'whatsapp', answer_informed: false });

    // Meanwhile another has taken the third one.
    await open(page, '/mesa');
    const other = await addMember(database, 'atendimento', `${randomUUID()}@exemplo.com.br`);
    await database.updateTable('lead').set({ member_id: other.id }).where('id', '=', third).execute();
    await cardOf(three).getByRole('button', { name: 'Só assumir' }).click();
    await expect(page.getByText('Pessoa de atendimento já atende este contato')).toBeVisible();
    await database.deleteFrom('lead_offer').where('lead_id', '=', third).execute();

    const own = await addContact(database, {
      ...{ name: `Ana ${randomUUID().slice(0, 8)}`, broker_id: broker, taken_at: new Date() },
      ...{ protocol: randomUUID().slice(0, 18), reply_due_at: new Date(Date.now() + 9 * 60_000) },
    });
    const next_on = isoDay(new Date());
    await database
      .updateTable('lead')
      .set({ next_step: 'Mandar as casas', next_on })
      .where('id', '=', first)
      .execute();
    await open(page, '/mesa');
    await isRight();
    const waiting = page.locator('section', { hasText: 'Contatos sem resposta' }).getByRole('listitem');
    await expect(waiting).toContainText(/vence em \d min/);
    await waiting.getByText('Já respondi', { exact: true }).click();
    expect(await overflow(page)).toBe(0);
    await waiting.getByRole('button', { name: 'Já respondi por Telefone' }).click();
    await expect(waiting).toHaveCount(0);
    expect(await stored(own)).toMatchObject({ answer_channel: 'telefone', answer_informed: true });

    const step = page.locator('section', { hasText: 'Prometido para hoje' }).getByRole('listitem');
    await expect(step).toContainText(`Mandar as casas: ${name}`);
    await step.getByText('Adiar', { exact: true }).click();
    expect(await overflow(page)).toBe(0);
    await step.getByRole('button', { name: 'Para amanhã' }).click();
    await expect(step).toHaveCount(0);
    expect((await stored(first)).next_step).toBe('Mandar as casas');
    await database.updateTable('lead').set({ next_on }).where('id', '=', first).execute();
    await open(page, '/mesa');
    await step.getByRole('button', { name: 'Feito' }).click();
    await expect(page).toHaveURL(/\/mesa$/);
    await expect(step).toHaveCount(0);
    expect(await stored(first)).toMatchObject({ next_step: null, next_on: null });
  });

test('a call by the link is an answer, without leaving the page', async ({
  page,
  database,
  context,
  baseURL,
}) => {
  const member = await signedInMember({ database, context, baseURL }, 'corretor');
  const broker = await brokerOf(database, member.email);
  const values = { broker_id: broker, taken_at: new Date(), protocol: randomUUID().slice(0, 18) };
  const id = await addContact(database, values);
  await open(page, `/mesa/contatos/${id}`);
  // No application takes calls here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: '+55 (11) 98765-4321' }).click();
  await expect(page.getByText(/^Respondido hoje, \d+h\d\d: Telefone\.$/)).toBeVisible();
  const stored = await database.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ answer_channel: 'telefone', answer_informed: false });
});
