import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@api/accounts/deletion';
import { payload } from '@api/leads/webhook';
import { leadFacts } from '@api/leads/lead-facts';
import { eraseLeads } from '@api/leads/erase';
import { announcementsCommand } from '@api/cli/announcements-command';
import { exitCodes } from '@api/cli/exit-codes';
import { leadBalance } from '@api/leads/balance';
import { noPlaces } from '@api/leads/places';
import { releaseLead } from '@api/leads/release';
import { leadsToRetry } from '@api/leads/retry';
import { runCommand } from '../catalogue/run-command';
import { forget } from '@api/db/forget';
import { accountByEmail } from '@api/repositories/accounts';
import { ownAnnouncementsAnswer } from '@contract/announcements';
import { callBy } from '@domain/announcement/call-by';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { allLetters, lettersTo } from '../support/letters';
import { aHome, announced, aRegistration, ask } from './ground';

const house = 'contatos@casa.com.br';
const email = 'clara@exemplo.com.br';

describe.each(testEngines)('a home that is announced, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(
      database,
      cheap,
      { identity: null, google: null },
      { house: [house], webhook: null, mautic: null },
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

  it('is one announcement and one contact, and one answer, however often it is posted at once', async () => {
    const body = aRegistration({ protocol: '2611-048213' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(api.app, '/sellRent/register', body)),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 201, answer: { protocol: '2611-048213' } })));
    const later = await ask(api.app, '/sellRent/register', { ...body, protocol: '2612-000001' });
    expect(later.answer.protocol).toBe('2611-048213');
    expect([await rows('announcement'), await rows('lead'), await rows('lead_delivery')]).toMatchObject([
      [{ state: 'recebido', announce: { cidade: 'Armação dos Búzios' } }],
      [{ kind: 'your-property', name: 'Clara Nunes', whatsapp: '+55 (11) 98765-4321' }],
      [{ place: 'house', address: house }],
    ]);
  });

  it('has the number that its owner was told, where it is free, else another; each without a key is its own', async () => {
    await announced(api.app, { protocol: '2611-048213' });
    const second = await announced(api.app, { protocol: '2611-048213' });
    expect(second).toMatch(/^\d{4}-\d{6}$/);
    expect(second).not.toBe('2611-048213');
    await announced(api.app, { idempotency_key: undefined });
    await announced(api.app, { idempotency_key: undefined });
    expect(await rows('announcement')).toHaveLength(4);
  });

  it('is told to the house as people read it, and to its owner without anything that was typed', async () => {
    await fillCatalogue(database.db, [
      makeListing({ city: 'Armação dos Búzios', state: 'RJ', district: 'Ferradura' }),
    ]);
    const protocol = await announced(api.app, {
      announce: aHome({ proprietario_nome: 'Compre Aqui', complemento: 'golpe.example' }),
    });
    const letters = await allLetters(database.db);
    expect(letters.map(({ to }) => to).sort()).toEqual([email, house].sort());
    const toHouse = letters.find(({ to }) => to === house)!;
    expect(toHouse.text).toContain('Venda: R$ 7.900.000');
    expect(toHouse.text).toContain('5 ou mais dormitórios');
    const { created_at } = (await rows('announcement'))[0] as { created_at: Date };
    const { subject, text } = letters.find(({ to }) => to === email)!;
    expect(subject).toBe(`Recebemos seu imóvel, ${protocol}`);
    expect(text).toContain(`até ${callBy(created_at)}`);
    expect(text).toContain('Imóvel: Casa, 5 ou mais dormitórios');
    expect(text).toMatch(/Lugar: Ferradura, .*Búzios/);
    expect(text).toContain('Você quer: Vender');
    expect(text).toMatch(
      /Tem fotos\? Inclua aqui:?\s+\S+\/cadastre-seu-imovel\/fotos\?incluir=[0-9a-f]{32}\n/,
    );
    expect(text).not.toMatch(/Compre|golpe|Cajueiros/);
  });

  it('asks for no photos in that letter where some came along', async () => {
    await announced(api.app, { announce: aHome({ fotos: ['https://bossa.example/recursos/foto?chave=x'] }) });
    expect((await lettersTo(database.db, email))[0]!.text).not.toContain('Tem fotos?');
  });

  it('names no place in that letter that nobody knows', async () => {
    await announced(api.app, { announce: aHome({ bairro: 'Veja golpe.example' }) });
    expect((await lettersTo(database.db, email))[0]!.text).toMatch(/Lugar: [^,\n]*Búzios\n/);
    await database.db.deleteFrom('lead').execute();
    await announced(api.app, { announce: aHome({ cidade: 'golpe.example' }) });
    expect((await lettersTo(database.db, email))[0]!.text).not.toMatch(/Lugar|golpe/);
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

  it('is seen by who sent it signed in, and by who has its e-mail, once they have proven theirs; by nobody else', async () => {
    const sender = await signedInCustomer(api.client);
    const stranger = await signedInCustomer(api.client);
    const claims = await signedInCustomer(api.client, { email });
    const protocol = await announced(api.app, {}, sender.session.access_token);
    const older = await announced(api.app, { announce: aHome({ email: email.toUpperCase() }) });
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

  it('that is suspected is kept apart: nobody is told until the house releases it, and then all are, once', async () => {
    const protocol = await announced(api.app, { suspicion: 'trap' });
    const told = async () => [
      (await rows('lead_delivery')).length,
      (await lettersTo(database.db, email)).length,
    ];
    expect(await told()).toEqual([0, 0]);
    const run = (...args: string[]) => runCommand(database.db, announcementsCommand(args));
    expect((await run('list')).said).toContain('suspeito: preencheu o campo que ninguém vê');
    expect((await run('show', protocol)).said).toContain('suspeito');
    expect((await run('move', protocol, 'analise')).code).toBe(exitCodes.refused);
    expect(await leadsToRetry(database.db, { untold: true })).toEqual([]);
    expect(await leadBalance(database.db)).toMatchObject({ received: 1, waiting: 1, lost: 0 });
    const places = { ...noPlaces, house: [house] };
    expect(await releaseLead(database.db, protocol, places)).toBe(true);
    expect(await releaseLead(database.db, protocol, places)).toBe(false);
    expect(await told()).toEqual([1, 1]);
    expect((await run('list')).said).not.toContain('suspeito');
    expect((await run('move', protocol, 'analise')).code).toBe(exitCodes.done);
  });

  it('is kept apart past ten of one e-mail a day, and never refused; sent again it is none more', async () => {
    const bodies = Array.from({ length: 12 }, () => aRegistration());
    for (const body of [...bodies, ...bodies])
      expect((await ask(api.app, '/sellRent/register', body)).status).toBe(201);
    const kept = await database.db.selectFrom('lead').select('suspicion').orderBy('id').execute();
    expect(kept.map(({ suspicion }) => suspicion)).toEqual([...Array(10).fill(null), 'many', 'many']);
  });

  it('is taken when the session is over by then', async () => {
    const { status } = await ask(
      api.app,
      '/sellRent/register',
      aRegistration(),
      'a-bearer-that-is-long-over',
    );
    expect(status).toBe(201);
    expect(await rows('announcement')).toMatchObject([{ account_id: null }]);
  });

  it.each([
    ['no home', {}, 'announce'],
    ['a name of one word', { announce: aHome({ proprietario_nome: 'Clara' }) }, 'announce.proprietario_nome'],
    ['six bedrooms', { announce: aHome({ dormitorios: 6 }) }, 'announce.dormitorios'],
    ['a short key', aRegistration({ idempotency_key: 'short' }), 'idempotency_key'],
  ])('is refused with %s, and nothing is kept', async (_, body, field) => {
    const { status, answer } = await ask(api.app, '/sellRent/register', body);
    expect([status, Object.keys(answer.errors)]).toEqual([400, [field]]);
    expect(await rows('lead')).toEqual([]);
  });

  it('stays when the account goes, and goes with the contact: erased, or after five years', async () => {
    const { session, email: own } = await signedInCustomer(api.client);
    await announced(api.app, {}, session.access_token);
    const account = (await accountByEmail(database.db, own))!;
    await database.db.transaction().execute((write) => deleteAccount(write, account, noPlaces));
    expect(await rows('announcement')).toMatchObject([{ account_id: null }]);
    await eraseLeads(database.db, email, database.dataDir);
    expect(await rows('announcement')).toEqual([]);
    await announced(api.app, { idempotency_key: randomUUID() });
    await sql`update lead set created_at = created_at - interval '5 years 1 day'`.execute(database.db);
    await forget(database.db);
    expect(await rows('announcement')).toEqual([]);
  });
});
