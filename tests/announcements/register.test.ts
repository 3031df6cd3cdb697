import { deleteAccount, eraseLeads, forget, leadFacts } from '../support/composed';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payload } from '@api/leads/webhook';
import { exitCodes } from '@api/ops/exit-codes';
import { reconcileLeads } from '@api/leads/reconciliation';
import { noDestinations } from '@api/leads/destinations';
import { releaseHeldLead } from '@api/leads/release-held-lead';
import { leadsToRetry } from '@api/leads/retry';
import { runCommand } from '../catalogue/run-command';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { ownAnnouncementsAnswer } from '@contract/announcements';
import { demoSource } from '@api/catalogue/source-name';
import { callBy } from '@domain/announcement/call-by';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { allEmails, emailsTo } from '../support/emails';
import { makeAnnouncement, announced, makeRegistration, ask } from './make-announcement';
import { announcementsCommand } from '../support/commands';
import { asDemo } from '../support/brokerage';

const brokerageEmail = 'contatos@casa.com.br';
const email = 'clara@exemplo.com.br';

describe.each(testEngines)('a home that is announced, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await asDemo(database.db);
    api = testApi(
      database,
      cheap,
      { identity: null, google: null },
      { house: [brokerageEmail], webhook: null, mautic: null },
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['work', 'lead', 'attempt', 'account'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const rows = (table: 'announcement' | 'lead' | 'lead_delivery') =>
    database.db.selectFrom(table).selectAll().execute();
  const mine = async (bearer: string) => {
    const { status, answer } = await ask(api.app, '/clientArea/announcements', undefined, bearer);
    expect(status).toBe(200);
    return ownAnnouncementsAnswer.parse(answer).data;
  };
  const proven = (is: '=' | '!=', email: string) =>
    database.db.updateTable('account').set({ verified_at: new Date() }).where('email', is, email).execute();

  it('makes one announcement and one lead out of 20 concurrent posts', async () => {
    const body = makeRegistration({ protocol: '2611-048213' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(api.app, '/sellRent/register', body)),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 201, answer: { protocol: '2611-048213' } })));
    const later = await ask(api.app, '/sellRent/register', { ...body, protocol: '2612-000001' });
    expect(later.answer.protocol).toBe('2611-048213');
    expect([await rows('announcement'), await rows('lead'), await rows('lead_delivery')]).toMatchObject([
      [{ state: 'recebido', announce: { cidade: 'Armação dos Búzios' } }],
      [{ kind: 'your-property', name: 'Clara Nunes', whatsapp: '+55 (11) 98765-4321' }],
      [{ place: 'house', address: brokerageEmail }],
    ]);
  });

  it('takes the requested number if free; without a key is never a repeat', async () => {
    await announced(api.app, { protocol: '2611-048213' });
    const second = await announced(api.app, { protocol: '2611-048213' });
    expect(second).toMatch(/^\d{4}-\d{6}$/);
    expect(second).not.toBe('2611-048213');
    await announced(api.app, { idempotency_key: undefined });
    await announced(api.app, { idempotency_key: undefined });
    expect(await rows('announcement')).toHaveLength(4);
  });

  it('is e-mailed in full to the brokerage, without free text to the owner', async () => {
    await fillCatalogue(
      database.db,
      [makeListing({ city: 'Armação dos Búzios', state: 'RJ', district: 'Ferradura' })],
      demoSource,
    );
    const protocol = await announced(api.app, {
      announce: makeAnnouncement({ proprietario_nome: 'Compre Aqui', complemento: 'golpe.example' }),
    });
    const emails = await allEmails(database.db);
    expect(emails.map(({ to }) => to).sort()).toEqual([email, brokerageEmail].sort());
    const toHouse = emails.find(({ to }) => to === brokerageEmail)!;
    expect(toHouse.text).toContain('Venda: R$ 7.900.000');
    expect(toHouse.text).toContain('5 ou mais dormitórios');
    const { created_at } = (await rows('announcement'))[0] as { created_at: Date };
    const { subject, text } = emails.find(({ to }) => to === email)!;
    expect(subject).toBe(`Recebemos seu imóvel, ${protocol}`);
    expect(text).toContain(`até ${callBy(created_at, 2)}`);
    expect(text).toContain('Imóvel: Casa, 5 ou mais dormitórios');
    expect(text).toMatch(/Lugar: Ferradura, .*Búzios/);
    expect(text).toContain('Você quer: Vender');
    expect(text).toMatch(
      /Tem fotos\? Inclua aqui:?\s+\S+\/cadastre-seu-imovel\/fotos\?incluir=[0-9a-f]{32}\n/,
    );
    expect(text).not.toMatch(/Compre|golpe|Cajueiros/);
  });

  it('asks for no photos in that letter where some came along', async () => {
    await announced(api.app, {
      announce: makeAnnouncement({ fotos: ['https://bossa.example/recursos/foto?chave=x'] }),
    });
    expect((await emailsTo(database.db, email))[0]!.text).not.toContain('Tem fotos?');
  });

  it('names no place in that letter that nobody knows', async () => {
    await announced(api.app, { announce: makeAnnouncement({ bairro: 'Veja golpe.example' }) });
    expect((await emailsTo(database.db, email))[0]!.text).toMatch(/Lugar: [^,\n]*Búzios\n/);
    await database.db.deleteFrom('lead').execute();
    await announced(api.app, { announce: makeAnnouncement({ cidade: 'golpe.example' }) });
    expect((await emailsTo(database.db, email))[0]!.text).not.toMatch(/Lugar|golpe/);
  });

  it('is in the webhook’s message as it was announced', async () => {
    await announced(api.app);
    const [lead] = (await rows('lead')) as { id: number }[];
    const facts = await leadFacts(database.db, lead!.id, 'https://bossa.example');
    expect(payload(facts!).data).toMatchObject({
      kind: 'your-property',
      announce: { vender: 1, dormitorios: 5 },
    });
  });

  it('is visible to its sender and its e-mail’s account, once proven', async () => {
    const sender = await signedInCustomer(api.client);
    const stranger = await signedInCustomer(api.client);
    const claims = await signedInCustomer(api.client, { email });
    const protocol = await announced(api.app, {}, sender.session.access_token);
    const older = await announced(api.app, { announce: makeAnnouncement({ email: email.toUpperCase() }) });
    for (const each of [sender, claims]) expect(await mine(each.session.access_token)).toEqual([]);
    await proven('!=', email);
    expect(await mine(sender.session.access_token)).toMatchObject([
      {
        protocol,
        title: 'Casa, 5 ou mais dormitórios',
        place: 'Ferradura, Armação dos Búzios',
        state: 'recebido',
        reason: null,
        product: null,
        history: [{ what: 'recebido' }],
        summary: [{ label: 'Localização' }, {}, {}, {}],
      },
    ]);
    expect(await mine(stranger.session.access_token)).toEqual([]);
    expect(await mine(claims.session.access_token)).toEqual([]);
    await proven('=', email);
    expect((await mine(claims.session.access_token)).map((each) => each.protocol)).toEqual([older, protocol]);
    expect((await ask(api.app, '/clientArea/announcements')).status).toBe(401);
  });

  it('is held when suspicious; a release notifies brokerage and owner once', async () => {
    const protocol = await announced(api.app, { suspicion: 'trap' });
    const sentCounts = async () => [
      (await rows('lead_delivery')).length,
      (await emailsTo(database.db, email)).length,
    ];
    expect(await sentCounts()).toEqual([0, 0]);
    const run = (...args: string[]) => runCommand(database.db, announcementsCommand(args));
    expect((await run('list')).said).toContain('suspeito: preencheu o campo que ninguém vê');
    expect((await run('show', protocol)).said).toContain('suspeito');
    expect((await run('move', protocol, 'analise')).code).toBe(exitCodes.refused);
    expect(await leadsToRetry(database.db, { untold: true })).toEqual([]);
    expect(await reconcileLeads(database.db)).toMatchObject({ received: 1, waiting: 1, lost: 0 });
    const places = { ...noDestinations, house: [brokerageEmail] };
    expect(await releaseHeldLead(database.db, protocol, places)).toBe(true);
    expect(await releaseHeldLead(database.db, protocol, places)).toBe(false);
    expect(await sentCounts()).toEqual([1, 1]);
    expect((await run('list')).said).not.toContain('suspeito');
    expect((await run('move', protocol, 'analise')).code).toBe(exitCodes.done);
  });

  it('is held, not refused, after ten per e-mail a day; repeats do not count', async () => {
    const bodies = Array.from({ length: 12 }, () => makeRegistration());
    for (const body of [...bodies, ...bodies])
      expect((await ask(api.app, '/sellRent/register', body)).status).toBe(201);
    const leadRows = await database.db.selectFrom('lead').select('suspicion').orderBy('id').execute();
    expect(leadRows.map(({ suspicion }) => suspicion)).toEqual([...Array(10).fill(null), 'many', 'many']);
  });

  it('is taken when the session is over by then', async () => {
    const { status } = await ask(
      api.app,
      '/sellRent/register',
      makeRegistration(),
      'a-bearer-that-is-long-over',
    );
    expect(status).toBe(201);
    expect(await rows('announcement')).toMatchObject([{ account_id: null }]);
  });

  it.each([
    ['no home', {}, 'announce'],
    [
      'a name of one word',
      { announce: makeAnnouncement({ proprietario_nome: 'Clara' }) },
      'announce.proprietario_nome',
    ],
    ['six bedrooms', { announce: makeAnnouncement({ dormitorios: 6 }) }, 'announce.dormitorios'],
    ['a short key', makeRegistration({ idempotency_key: 'short' }), 'idempotency_key'],
  ])('is refused with %s, and nothing is kept', async (_, body, field) => {
    const { status, answer } = await ask(api.app, '/sellRent/register', body);
    expect([status, Object.keys(answer.errors)]).toEqual([400, [field]]);
    expect(await rows('lead')).toEqual([]);
  });

  it('outlives the account, and is deleted with the lead or after 5 years', async () => {
    const { session, email: own } = await signedInCustomer(api.client);
    await announced(api.app, {}, session.access_token);
    const account = (await accountByEmail(database.db, own))!;
    await database.db.transaction().execute((write) => deleteAccount(write, account, noDestinations));
    expect(await rows('announcement')).toMatchObject([{ account_id: null }]);
    await eraseLeads(database.db, email, database.dataDir);
    expect(await rows('announcement')).toEqual([]);
    await announced(api.app, { idempotency_key: randomUUID() });
    await sql`update lead set created_at = created_at - interval '5 years 1 day'`.execute(database.db);
    await forget(database.db);
    expect(await rows('announcement')).toEqual([]);
  });
});
