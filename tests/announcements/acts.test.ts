import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { AnnounceInput } from '@contract/announcements';
import { forget } from '@api/db/forget';
import { acceptAnnouncement } from '@api/announcements/acts';
import { announcementsAsCsv } from '@api/announcements/csv';
import { announcementsCommand } from '@api/cli/announcements-command';
import { importArguments } from '@api/cli/import-command';
import { announcedSource } from '@api/catalogue/source-name';
import { exitCodes } from '@api/cli/exit-codes';
import { inviteOwners } from '@api/owners/invitations';
import { announcementByProtocol } from '@api/repositories/announcements';
import { ownsAny } from '@api/repositories/owners';
import { sqlNow } from '@api/db/sql-now';
import { condominiumDetailSlugs, maskOf } from '@domain/taxonomy/attributes';
import { makeAccount } from '../support/accounts';
import { foundReferences, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { runCommand } from '../catalogue/run-command';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { lettersTo } from '../support/letters';
import { aHome, announced } from './ground';

const email = 'clara@exemplo.com.br';

describe.each(testEngines)('what the house does with an announcement, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    await fillCatalogue(database.db, [makeListing({ reference: 'T-1' })]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    for (const table of ['work', 'lead', 'attempt', 'account', 'owner_invitation', 'property_owner'] as const)
      await db.deleteFrom(table).execute();
  });

  const run = (...args: string[]) =>
    runCommand(database.db, announcementsCommand(args), { dataDir: database.dataDir, photosStore: null });
  const done = async (...args: string[]) => {
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([exitCodes.done, said]);
    return said;
  };
  const stored = async (protocol: string) => (await announcementByProtocol(database.db, protocol))!;
  const subjects = async () => (await lettersTo(database.db, email)).map(({ subject }) => subject);
  const onOffer = () => foundReferences(api.client, {});
  const properties = () =>
    database.db
      .selectFrom('property')
      .innerJoin('source', 'source.id', 'source_id')
      .selectAll('property')
      .where('source.name', '=', announcedSource)
      .orderBy('property.id', 'desc')
      .execute();

  it('goes from one state to the next, each with its letter and in its history', async () => {
    const protocol = await announced(api.app);
    await done('move', protocol, 'analise');
    await done('move', protocol, 'visita');
    await done('accept', protocol);
    await done('publish', protocol);
    const { state, history } = await stored(protocol);
    expect([state, history.map(({ what }) => what)]).toEqual([
      'no ar',
      ['recebido', 'em análise', 'visita de fotos', 'aceito', 'no ar'],
    ]);
    expect((await subjects()).sort()).toEqual(
      [
        `Falta a visita de fotos, ${protocol}`,
        `Recebemos seu imóvel, ${protocol}`,
        `Seu imóvel está em análise, ${protocol}`,
        `Seu imóvel está no ar, ${protocol}`,
        `Seu imóvel foi aceito, ${protocol}`,
      ].sort(),
    );
  });

  it('becomes a hidden listing of the house’s own, then one on offer, and no feed touches it', async () => {
    const protocol = await announced(api.app, {
      announce: aHome({
        alugar: 1,
        valor_iptu: 3_900,
        tipo_iptu: 'Anual',
        complemento: 'fundos',
        cep: '28950000',
        banheiros: 4,
        comodidades: ['piscina'],
      }),
    });
    const before = await onOffer();
    await done('accept', protocol);
    const [hidden] = await properties();
    expect(hidden).toMatchObject({
      reference: `AN-${protocol}`,
      title: 'Casa em Ferradura',
      active: false,
      for_sale: true,
      for_rent: true,
      sell_price: 7_900_000,
      rent_price: null,
      iptu: 3_900,
      type: 'casa',
      city_slug: 'buzios',
      location_type: 'praia',
      bedrooms: 5,
      amenity_mask: maskOf(['piscina'], condominiumDetailSlugs),
      details: {
        bathrooms: 4,
        street: 'Rua dos Cajueiros',
        complement: 'fundos',
        displayAddress: 'neighborhood',
      },
    });
    expect(await onOffer()).toEqual(before);
    await fillCatalogue(database.db, [makeListing({ reference: 'T-1', title: 'Outro título' })]);
    expect((await properties())[0]!.active).toBe(false);
    await done('publish', protocol);
    expect((await onOffer()).sort()).toEqual([...before, `AN-${protocol}`].sort());
    const [shown] = await properties();
    expect(shown!.lat).not.toBeNull();
    const events = await database.db
      .selectFrom('property_event')
      .select(['kind', 'negotiation'])
      .where('property_id', '=', shown!.id)
      .orderBy('negotiation')
      .execute();
    expect(events).toEqual([
      { kind: 'announced', negotiation: 'rent' },
      { kind: 'announced', negotiation: 'sell' },
    ]);
    await fillCatalogue(database.db, [makeListing({ reference: 'T-1' })]);
    expect(await onOffer()).toContain(`AN-${protocol}`);
    expect(() => importArguments(['feed.xml', '--source', announcedSource])).toThrow('anunciam');
  });

  it('is its owner’s: the account’s that sent it, else that of its proven e-mail, once it is on offer', async () => {
    const owner = await makeAccount(database.db, { email, verified_at: new Date() });
    const protocol = await announced(api.app);
    await done('accept', protocol);
    const { email: owned } = await database.db
      .selectFrom('property_owner')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(owned).toBe(email);
    expect(await ownsAny(database.db, owner.id)).toBe(false);
    await done('publish', protocol);
    expect(await ownsAny(database.db, owner.id)).toBe(true);
    const letters = await lettersTo(database.db, email);
    expect(letters.find(({ subject }) => /aceito/.test(subject))!.text).not.toContain('conta');
    const { property_id } = await stored(protocol);
    expect(letters.find(({ subject }) => /no ar/.test(subject))!.text).toContain(`/${property_id}\n`);
  });

  it('is the account’s that sent it, whatever e-mail was given, where the account’s is proven', async () => {
    const { session, email: own } = await signedInCustomer(api.client);
    await database.db.updateTable('account').set({ verified_at: new Date() }).execute();
    await done('accept', await announced(api.app, {}, session.access_token));
    expect(await database.db.selectFrom('property_owner').selectAll().execute()).toMatchObject([
      { email: own },
    ]);
    const accepted = (await lettersTo(database.db, email)).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).not.toContain('conta');
  });

  it('asks who has no account for one, in the letter that accepts it, and no owners file asks again', async () => {
    const protocol = await announced(api.app);
    await done('accept', protocol);
    await done('publish', protocol);
    const { property_id } = await stored(protocol);
    const link = { property: property_id!, reference: `AN-${protocol}`, email, onlyYouUntil: null };
    expect(await database.db.transaction().execute((write) => inviteOwners(write, [link]))).toBe(0);
    const accepted = (await lettersTo(database.db, email)).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).toContain('crie uma conta com exatamente este e-mail');
    await makeAccount(database.db, { email });
    const second = await announced(api.app);
    await done('accept', second);
    const asked = (await lettersTo(database.db, email)).find(({ subject }) => /aceito/.test(subject))!;
    expect(asked.text).toContain('confirme o e-mail da sua conta');
  });

  it('is declined with a reason that its owner reads, and is over then', async () => {
    const protocol = await announced(api.app);
    expect(() => announcementsCommand(['decline', protocol])).toThrow('--reason');
    expect(() => announcementsCommand(['decline', protocol, '--reason', ' '])).toThrow('--reason');
    await done('accept', protocol);
    const count = (await properties()).length;
    await done('decline', protocol, '--reason', 'Não atendemos Búzios.');
    expect((await properties()).length).toBe(count - 1);
    expect(await database.db.selectFrom('property_owner').selectAll().execute()).toEqual([]);
    const letter = (await lettersTo(database.db, email)).find(({ subject }) =>
      /que você anunciou/.test(subject),
    )!;
    expect(letter.text).toContain('Não atendemos Búzios.');
    expect(await done('show', protocol)).toContain('Não atendemos Búzios.');
    expect((await run('move', protocol, 'analise')).said).toContain('já foi recusado');
  });

  it('that was declined loses tax id, birth date and marital status after 90 days; all others keep them', async () => {
    const person = {
      documento: '529.982.247-25',
      data_nascimento: '17/05/1980',
      estado_civil: 'Casado(a)' as const,
    } satisfies Partial<AnnounceInput>;
    const [declined, kept] = [
      await announced(api.app, { announce: aHome(person) }),
      await announced(api.app, { announce: aHome(person) }),
    ];
    const before = (await stored(kept)).announce;
    expect(before).toMatchObject({ estado_civil: person.estado_civil });
    await done('decline', declined, '--reason', 'Fora da nossa região.');
    const after = async (days: number) => {
      await sql`update announcement set updated_at = ${sqlNow()} - make_interval(days => ${days})`.execute(
        database.db,
      );
      await forget(database.db);
      return [(await stored(declined)).announce, (await stored(kept)).announce];
    };
    expect(await after(89)).toEqual([before, before]);
    const { documento: _1, data_nascimento: _2, estado_civil: _3, ...rest } = before;
    expect(await after(91)).toEqual([rest, before]);
  });

  it('is taken off by declining what is on offer; its number stays its own', async () => {
    const protocol = await announced(api.app);
    await done('accept', protocol);
    await done('publish', protocol);
    await done('decline', protocol, '--reason', 'Vendido.');
    expect(await onOffer()).not.toContain(`AN-${protocol}`);
    expect((await stored(protocol)).property_id).not.toBeNull();
    expect(await subjects()).toContain(`Seu anúncio saiu do ar, ${protocol}`);
  });

  it.each([
    ['publish before accept', {}, [], ['publish'], 'ainda não foi aceito'],
    ['accept twice', {}, [['accept']], ['accept'], 'já foi aceito'],
    ['move to where it is', {}, [['move', 'analise']], ['move', 'analise'], "já está em 'em análise'"],
    ['a country that nobody knows', { pais: 'Atlântida' }, [], ['accept'], '--country'],
    ['a state that is none', { estado: 'Rio' }, [], ['accept'], "'Rio'"],
    ['a price that no listing has', { valor_venda_desejado: 2_000_000_000 }, [], ['accept'], 'sellPrice'],
  ])(
    'refuses %s in a sentence, changes nothing and writes no letter',
    async (_, given, before, [act, ...rest], text) => {
      const protocol = await announced(api.app, { announce: aHome(given) });
      for (const [name, ...args] of before) await done(name!, protocol, ...args);
      await database.db.deleteFrom('work').execute();
      const known = await stored(protocol);
      const { code, said } = await run(act!, protocol, ...rest);
      expect(code).toBe(exitCodes.refused);
      expect(said).toContain(text);
      expect(await stored(protocol)).toEqual(known);
      expect(await database.db.selectFrom('work').selectAll().execute()).toEqual([]);
    },
  );

  it('takes a country abroad by its name, or as it is told', async () => {
    const abroad = { pais: 'Portugal', estado: 'Lisboa', cidade: 'Lisboa', bairro: 'Chiado' };
    await done('accept', await announced(api.app, { announce: aHome(abroad) }));
    expect((await properties())[0]).toMatchObject({ country: 'PT', location_type: 'internacional' });
    const odd = await announced(api.app, { announce: aHome({ ...abroad, pais: 'Atlântida' }) });
    await done('accept', odd, '--country', 'it');
    expect((await properties())[0]).toMatchObject({ country: 'IT' });
  });

  it('does each act once, however often it is asked for at once', async () => {
    const protocol = await announced(api.app);
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptAnnouncement(database.db, protocol)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored(protocol)).history).toHaveLength(2);
  });

  it('is listed, shown and exported', async () => {
    expect(await done('list')).toBe('0 anúncios');
    const protocol = await announced(api.app);
    await done('accept', protocol);
    expect(await done('list')).toMatch(
      new RegExp(`${protocol}.*recebido, aceito.*Casa.*Ferradura.*1 anúncio`, 's'),
    );
    expect(await done('show', protocol)).toMatch(/Venda +R\$ 7\.900\.000/);
    const csv = [...announcementsAsCsv([await stored(protocol)])].join('');
    expect(csv).toMatch(/referência;.*;localizacao;.*\r\n/);
    expect(csv).toContain(';Casa;');
    const { code, said } = await runCommand(database.db, announcementsCommand(['show', '0000-000000'])).catch(
      (error: Error) => ({ code: exitCodes.usage, said: error.message }),
    );
    expect([code, said]).toEqual([exitCodes.usage, "não existe o anúncio '0000-000000'"]);
  });

  it.each([
    [['fly']],
    [['list', 'x']],
    [['show']],
    [['move', '1']],
    [['move', '1', 'lua']],
    [['accept', '1', '--reason', 'x']],
    [['accept', '1', '--country', 'Portugal']],
  ])('does not take %j', (args) => expect(() => announcementsCommand(args)).toThrow());
});
