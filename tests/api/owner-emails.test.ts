import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerStopLinks } from '@api/owners/report/emails/email-links';
import { ownerEmail } from '@api/owners/report/emails/owner-email';
import { queueOwnerEmails } from '@api/owners/report/emails/owner-emails-job';
import { emailText } from '@api/platform/email/email-text';
import { demoOffices, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { daysAfter } from '@domain/owner-report/period';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

const brokerage = {
  ...defaultBrokerageName,
  siteUrl: 'https://bossa.example',
  office: demoOffices[0]!,
  logo: defaultBrokerageName.name,
  accent: '#17514f' as const,
};
const monday = '2026-11-23';
const mondayAt = (hour: string) => new Date(`${monday}T${hour}:00-03:00`);
const eight = mondayAt('08:00');

describe.each(testEngines)('the letter of the week to owners, on %s', (engine) => {
  let database: TestDatabase;
  let home: number;
  let owner: Awaited<ReturnType<typeof makeAccount>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const ids = await fillCatalogue(database.db, [
      makeListing({
        reference: 'CASA',
        title: 'Casa com piscina',
        sellPrice: 7_900_000,
        listedAt: '2026-08-13T15:00:00Z',
      }),
      makeListing({ reference: 'NOVA', title: 'Casa nova', listedAt: '2026-11-20T15:00:00Z' }),
    ]);
    home = ids.get('CASA')!;
    owner = await makeAccount(database.db, { verified_at: eight });
    await own(owner.email, home, ids.get('NOVA')!);
    await own('sem-conta@exemplo.com.br', home);
    await own((await makeAccount(database.db)).email, home);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [
      'owner_letter',
      'owner_letter_off',
      'owner_letter_link',
      'work',
      'lead',
      'property_view',
      'demand_mirror',
    ] as const)
      await database.db.deleteFrom(table).execute();
  });

  const own = (email: string, ...homes: number[]) =>
    database.db
      .insertInto('property_owner')
      .values(homes.map((property_id) => ({ property_id, email })))
      .execute();
  const queued = () => database.db.selectFrom('work').select(['person', 'kind', 'details']).execute();
  const written = () => ownerEmail({ db: database.db, house: brokerage }, owner.id, monday, eight);
  const see = (day: string, views: number) =>
    database.db
      .insertInto('property_view')
      .values({ property_id: home, day, segment: 'usado', view_type: 'detail', views })
      .execute();

  it.each([
    ['on Monday at 8h', mondayAt('08:00'), 1],
    ['on Monday before 8h', mondayAt('07:59'), 0],
    ['on Monday from 21h', mondayAt('21:00'), 0],
    ['on Tuesday', new Date('2026-11-24T08:00:00-03:00'), 0],
  ])('goes %s to proven e-mails alone', async (_, now, count) => {
    expect(await queueOwnerEmails(database.db, now)).toBe(count);
    expect(await queued()).toMatchObject(
      Array.from({ length: count }, () => ({ person: owner.email, kind: 'bulk-mail' })),
    );
  });

  it('goes once a week, whichever instance is first', async () => {
    const made = await Promise.all([1, 2, 3].map(() => queueOwnerEmails(database.db, eight)));
    expect(made.reduce((sum, each) => sum + each)).toBe(1);
    expect(await queueOwnerEmails(database.db, mondayAt('20:59'))).toBe(0);
    expect(await queueOwnerEmails(database.db, new Date('2026-11-30T08:00:00-03:00'))).toBe(1);
  });

  it('reports three figures, a comparison and advice for full weeks only', async () => {
    await see(daysAfter(monday, -14), 5);
    await see(daysAfter(monday, -7), 3);
    await see(daysAfter(monday, -1), 4);
    await see(monday, 100);
    await database.db
      .insertInto('demand_mirror')
      .values({
        property_id: home,
        negotiation: 'sell',
        week: monday,
        currency: 'BRL',
        steps: JSON.stringify([
          { up_to: 7_500_000, people: 60 },
          { up_to: 8_000_000, people: 40 },
        ]),
        seekers: 0,
      })
      .execute();
    const text = emailText((await written())!, brokerage).replaceAll(' ', ' ');
    expect(text).toContain('Nenhum pedido de visita e ninguém em contato.');
    expect(text).toContain('DE 16/11 A 22/11/2026');
    expect(text).toContain('7 visualizações');
    expect(text).toContain('Na semana anterior foram 5 visualizações.');
    expect(text).toContain('Nenhum pedido de visita há 101 dias.');
    expect(text).toContain(
      'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7,5 mi seriam cerca de 60.',
    );
    expect(text).toContain('https://bossa.example/area-do-cliente/meus-imoveis/detalhes/' + home);
    expect(text).not.toContain('Casa nova');
    expect(text).not.toMatch(/\b0 (?:pedidos|pessoas)/);
  });

  it('is unsubscribed from by one click, alone, which can be undone', async () => {
    const token = new URL((await written())!.unsubscribe!).searchParams.get('token')!;
    expect(await ownerStopLinks.read(database.db, token)).toMatchObject({ searches: [], ownerLetters: true });
    for (const _ of [1, 2]) await ownerStopLinks.use(database.db, token, 'stop');
    expect(await ownerStopLinks.read(database.db, token)).toMatchObject({ ownerLetters: false });
    expect([await queueOwnerEmails(database.db, eight), await written()]).toEqual([0, null]);
    await ownerStopLinks.use(database.db, token, 'resume');
    expect(await queueOwnerEmails(database.db, eight)).toBe(1);
    await ownerStopLinks.use(database.db, token.replace(/^./, 'g'), 'stop');
    expect(await ownerStopLinks.read(database.db, token)).toMatchObject({ ownerLetters: true });
  });
});
