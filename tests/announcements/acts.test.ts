import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { AnnounceInput } from '@contract/announcements';
import { acceptAnnouncement } from '@api/announcements/acts';
import { announcedSource } from '@api/catalogue/source-name';
import { announcementsCommand } from '@api/cli/announcements-command';
import { importArguments } from '@api/cli/import-command';
import { forget } from '@api/db/forget';
import { sqlNow } from '@api/db/sql-now';
import { condominiumDetailSlugs, maskOf } from '@domain/taxonomy/attributes';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { testEngines } from '../support/database';
import { aHome, announced } from './ground';
import { type House, openHouse } from './house';

describe.each(testEngines)('what the house does with an announcement, on %s', (engine) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(engine);
  });
  afterAll(() => house.close());
  beforeEach(() => house.clear());

  it('goes from one state to the next, each with its letter and in its history', async () => {
    const protocol = await announced(house.app);
    await house.done('move', protocol, 'analise');
    await house.done('move', protocol, 'visita');
    await house.done('accept', protocol);
    await house.done('publish', protocol);
    const { state, history } = await house.stored(protocol);
    expect([state, history.map(({ what }) => what)]).toEqual([
      'no ar',
      ['recebido', 'em análise', 'visita de fotos', 'aceito', 'no ar'],
    ]);
    expect((await house.subjects()).sort()).toEqual(
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
    const protocol = await announced(house.app, {
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
    const before = await house.onOffer();
    await house.done('accept', protocol);
    const [hidden] = await house.properties();
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
    expect(await house.onOffer()).toEqual(before);
    await fillCatalogue(house.db, [makeListing({ reference: 'T-1', title: 'Outro título' })]);
    expect((await house.properties())[0]!.active).toBe(false);
    await house.done('publish', protocol);
    expect((await house.onOffer()).sort()).toEqual([...before, `AN-${protocol}`].sort());
    const [shown] = await house.properties();
    expect(shown!.lat).not.toBeNull();
    const events = await house.db
      .selectFrom('property_event')
      .select(['kind', 'negotiation'])
      .where('property_id', '=', shown!.id)
      .orderBy('negotiation')
      .execute();
    expect(events).toEqual([
      { kind: 'announced', negotiation: 'rent' },
      { kind: 'announced', negotiation: 'sell' },
    ]);
    await fillCatalogue(house.db, [makeListing({ reference: 'T-1' })]);
    expect(await house.onOffer()).toContain(`AN-${protocol}`);
    expect(() => importArguments(['feed.xml', '--source', announcedSource])).toThrow('anunciam');
  });

  it('is declined with a reason that its owner reads, and is over then', async () => {
    const protocol = await announced(house.app);
    expect(() => announcementsCommand(['decline', protocol])).toThrow('--reason');
    expect(() => announcementsCommand(['decline', protocol, '--reason', ' '])).toThrow('--reason');
    await house.done('accept', protocol);
    const count = (await house.properties()).length;
    await house.done('decline', protocol, '--reason', 'Não atendemos Búzios.');
    expect((await house.properties()).length).toBe(count - 1);
    expect(await house.db.selectFrom('property_owner').selectAll().execute()).toEqual([]);
    const letter = (await house.letters()).find(({ subject }) => /que você anunciou/.test(subject))!;
    expect(letter.text).toContain('Não atendemos Búzios.');
    expect(await house.done('show', protocol)).toContain('Não atendemos Búzios.');
    expect((await house.run('move', protocol, 'analise')).said).toContain('já foi recusado');
  });

  it('that was declined loses tax id, birth date and marital status after 90 days; all others keep them', async () => {
    const person = {
      documento: '529.982.247-25',
      data_nascimento: '17/05/1980',
      estado_civil: 'Casado(a)' as const,
    } satisfies Partial<AnnounceInput>;
    const [declined, kept] = [
      await announced(house.app, { announce: aHome(person) }),
      await announced(house.app, { announce: aHome(person) }),
    ];
    const before = (await house.stored(kept)).announce;
    expect(before).toMatchObject({ estado_civil: person.estado_civil });
    await house.done('decline', declined, '--reason', 'Fora da nossa região.');
    const after = async (days: number) => {
      await sql`update announcement set updated_at = ${sqlNow()} - make_interval(days => ${days})`.execute(
        house.db,
      );
      await forget(house.db);
      return [(await house.stored(declined)).announce, (await house.stored(kept)).announce];
    };
    expect(await after(89)).toEqual([before, before]);
    const { documento: _1, data_nascimento: _2, estado_civil: _3, ...rest } = before;
    expect(await after(91)).toEqual([rest, before]);
  });

  it('is taken off by declining what is on offer; its number stays its own', async () => {
    const protocol = await announced(house.app);
    await house.done('accept', protocol);
    await house.done('publish', protocol);
    await house.done('decline', protocol, '--reason', 'Vendido.');
    expect(await house.onOffer()).not.toContain(`AN-${protocol}`);
    expect((await house.stored(protocol)).property_id).not.toBeNull();
    expect(await house.subjects()).toContain(`Seu anúncio saiu do ar, ${protocol}`);
  });

  it('does each act once, however often it is asked for at once', async () => {
    const protocol = await announced(house.app);
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptAnnouncement(house.db, protocol)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await house.stored(protocol)).history).toHaveLength(2);
  });

  it('takes a country abroad by its name, or as it is told', async () => {
    const abroad = { pais: 'Portugal', estado: 'Lisboa', cidade: 'Lisboa', bairro: 'Chiado' };
    await house.done('accept', await announced(house.app, { announce: aHome(abroad) }));
    expect((await house.properties())[0]).toMatchObject({ country: 'PT', location_type: 'internacional' });
    const odd = await announced(house.app, { announce: aHome({ ...abroad, pais: 'Atlântida' }) });
    await house.done('accept', odd, '--country', 'it');
    expect((await house.properties())[0]).toMatchObject({ country: 'IT' });
  });
});
