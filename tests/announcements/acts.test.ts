import { forget } from '../support/composed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { AnnounceInput } from '@contract/announcements';
import { acceptAnnouncement } from '@api/announcements/acts';
import { announcedSource } from '@api/catalogue/source-name';
import { addImport } from '@api/ops/import-command';
import { sqlNow } from '@api/platform/db/sql-now';
import { condominiumDetailSlugs, maskOf } from '@domain/taxonomy/attributes';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { testEngines } from '../support/database';
import { makeAnnouncement, announced } from './make-announcement';
import { type Brokerage, openBrokerage } from './brokerage';
import { announcementsCommand, reader } from '../support/commands';

describe.each(testEngines)('what the house does with an announcement, on %s', (engine) => {
  let brokerage: Brokerage;
  beforeAll(async () => {
    brokerage = await openBrokerage(engine);
  });
  afterAll(() => brokerage.close());
  beforeEach(() => brokerage.clear());

  it('goes through the states, with an e-mail and a history entry for each', async () => {
    const protocol = await announced(brokerage.app);
    await brokerage.done('move', protocol, 'analise');
    await brokerage.done('move', protocol, 'visita');
    await brokerage.done('accept', protocol);
    await brokerage.done('publish', protocol);
    const { state, history } = await brokerage.stored(protocol);
    expect([state, history.map(({ what }) => what)]).toEqual([
      'no ar',
      ['recebido', 'em análise', 'visita de fotos', 'aceito', 'no ar'],
    ]);
    expect((await brokerage.subjects()).sort()).toEqual(
      [
        `Falta a visita de fotos, ${protocol}`,
        `Recebemos seu imóvel, ${protocol}`,
        `Seu imóvel está em análise, ${protocol}`,
        `Seu imóvel está no ar, ${protocol}`,
        `Seu imóvel foi aceito, ${protocol}`,
      ].sort(),
    );
  });

  it('becomes a hidden property, then an available one, outside all feeds', async () => {
    const protocol = await announced(brokerage.app, {
      announce: makeAnnouncement({
        alugar: 1,
        valor_iptu: 3_900,
        tipo_iptu: 'Anual',
        complemento: 'fundos',
        cep: '28950000',
        banheiros: 4,
        comodidades: ['piscina'],
      }),
    });
    const before = await brokerage.onOffer();
    await brokerage.done('accept', protocol);
    const [hidden] = await brokerage.properties();
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
    expect(await brokerage.onOffer()).toEqual(before);
    await fillCatalogue(brokerage.db, [makeListing({ reference: 'T-1', title: 'Outro título' })]);
    expect((await brokerage.properties())[0]!.active).toBe(false);
    await brokerage.done('publish', protocol);
    expect((await brokerage.onOffer()).sort()).toEqual([...before, `AN-${protocol}`].sort());
    const [shown] = await brokerage.properties();
    expect(shown!.lat).not.toBeNull();
    const events = await brokerage.db
      .selectFrom('property_event')
      .select(['kind', 'negotiation'])
      .where('property_id', '=', shown!.id)
      .orderBy('negotiation')
      .execute();
    expect(events).toEqual([
      { kind: 'announced', negotiation: 'rent' },
      { kind: 'announced', negotiation: 'sell' },
    ]);
    await fillCatalogue(brokerage.db, [makeListing({ reference: 'T-1' })]);
    expect(await brokerage.onOffer()).toContain(`AN-${protocol}`);
    expect(() => reader('import', addImport)(['feed.xml', '--source', announcedSource])).toThrow('anunciam');
  });

  it('is declined with a reason that its owner reads, and is over then', async () => {
    const protocol = await announced(brokerage.app);
    expect(() => announcementsCommand(['decline', protocol])).toThrow('--reason');
    expect(() => announcementsCommand(['decline', protocol, '--reason', ' '])).toThrow('--reason');
    await brokerage.done('accept', protocol);
    const count = (await brokerage.properties()).length;
    await brokerage.done('decline', protocol, '--reason', 'Não atendemos Búzios.');
    expect((await brokerage.properties()).length).toBe(count - 1);
    expect(await brokerage.db.selectFrom('property_owner').selectAll().execute()).toEqual([]);
    const email = (await brokerage.letters()).find(({ subject }) => /que você anunciou/.test(subject))!;
    expect(email.text).toMatch(/palavras da nossa equipe:\s+“Não atendemos Búzios\.”/);
    expect(await brokerage.done('show', protocol)).toContain('Não atendemos Búzios.');
    expect((await brokerage.run('move', protocol, 'analise')).said).toContain('já foi recusado');
  });

  it('deletes tax id, birth date and marital status 90 days after a decline', async () => {
    const person = {
      documento: '529.982.247-25',
      data_nascimento: '17/05/1980',
      estado_civil: 'Casado(a)' as const,
    } satisfies Partial<AnnounceInput>;
    const [declined, untouched] = [
      await announced(brokerage.app, { announce: makeAnnouncement(person) }),
      await announced(brokerage.app, { announce: makeAnnouncement(person) }),
    ];
    const before = (await brokerage.stored(untouched)).announce;
    expect(before).toMatchObject({ estado_civil: person.estado_civil });
    await brokerage.done('decline', declined, '--reason', 'Fora da nossa região.');
    const after = async (days: number) => {
      await sql`update announcement set updated_at = ${sqlNow()} - make_interval(days => ${days})`.execute(
        brokerage.db,
      );
      await forget(brokerage.db);
      return [(await brokerage.stored(declined)).announce, (await brokerage.stored(untouched)).announce];
    };
    expect(await after(89)).toEqual([before, before]);
    const { documento: _1, data_nascimento: _2, estado_civil: _3, ...rest } = before;
    expect(await after(91)).toEqual([rest, before]);
  });

  it('is taken off by declining what is on offer; its number stays its own', async () => {
    const protocol = await announced(brokerage.app);
    await brokerage.done('accept', protocol);
    await brokerage.done('publish', protocol);
    await brokerage.done('decline', protocol, '--reason', 'Vendido.');
    expect(await brokerage.onOffer()).not.toContain(`AN-${protocol}`);
    expect((await brokerage.stored(protocol)).property_id).not.toBeNull();
    expect(await brokerage.subjects()).toContain(`Seu anúncio saiu do ar, ${protocol}`);
  });

  it('does each act once, however often it is asked for at once', async () => {
    const protocol = await announced(brokerage.app);
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptAnnouncement(brokerage.db, protocol)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await brokerage.stored(protocol)).history).toHaveLength(2);
  });

  it('takes a country abroad by its name, or as it is told', async () => {
    const abroad = { pais: 'Portugal', estado: 'Lisboa', cidade: 'Lisboa', bairro: 'Chiado' };
    await brokerage.done('accept', await announced(brokerage.app, { announce: makeAnnouncement(abroad) }));
    expect((await brokerage.properties())[0]).toMatchObject({
      country: 'PT',
      location_type: 'internacional',
    });
    const odd = await announced(brokerage.app, {
      announce: makeAnnouncement({ ...abroad, pais: 'Atlântida' }),
    });
    await brokerage.done('accept', odd, '--country', 'it');
    expect((await brokerage.properties())[0]).toMatchObject({ country: 'IT' });
  });
});
