import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forget } from '@api/db/forget';
import { maxFolderLinks } from '@domain/opinions';
import { retention } from '@domain/privacy';
import { testApi } from '../support/api';
import { setTries } from '../support/attempts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

describe('a folder for two', () => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let ids: Map<string, number>;
  let clara: Awaited<ReturnType<typeof signedInCustomer>>;
  let mallory: typeof clara;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = testApi(database);
    ids = await fillCatalogue(database.db, [
      ...['A', 'B', 'C'].map((reference) => makeListing({ reference, sellPrice: 1_000_000 })),
      makeListing({ reference: 'FORA', available: false, sellPrice: 2_000_000 }),
    ]);
    [clara, mallory] = [
      await signedInCustomer(api.client, { nome: 'Clara Nunes Guimarães' }),
      await signedInCustomer(api.client),
    ];
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['folder', 'folder_removal', 'home_note', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    for (const reference of ['FORA', 'B', 'A'])
      await clara.customer.keepInFolder(homeOf(reference), { name: 'Casa da família' });
    folder = (await clara.customer.folders())[0]!.id;
  });

  const code = (reference: string) => ids.get(reference)!;
  const homeOf = (reference: string) =>
    ({ code: code(reference), condition: 'used', negotiation: 'sell' }) as const;
  const link = (more: { days?: 7 | 30 | 90 | null; notes?: boolean } = {}) =>
    clara.customer.makeLink(folder, { days: 30, ...more });
  const opened = (token: string, count = false) => api.client.sharedFolder(token, { count });
  const sharing = () => clara.customer.sharing(folder);
  const say = (token: string, reference: string, answer: 'yes' | 'maybe' | 'no', note = '') =>
    api.client.answerAsGuest({ token, code: code(reference), answer, note });
  const saidOf = async (reference: string) =>
    (await sharing()).opinions.find((each) => each.code === code(reference))!;
  const passDays = (days: number) =>
    sql`update folder_link set expires_at = expires_at - ${days} * interval '1 day',
      revoked_at = revoked_at - ${days} * interval '1 day'`.execute(database.db);
  const status = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  it('a link shows the folder’s homes, those gone among them, and of its owner the first name alone', async () => {
    await clara.customer.writeNote(code('A'), 'Luz da manhã.');
    const { token } = await link();
    const shared = await opened(token);
    expect(shared).toMatchObject({ name: 'Casa da família', owner: 'Clara', guest: null });
    expect(shared!.homes.map(({ code, product, note }) => [code, product === null, note])).toEqual([
      [code('A'), false, null],
      [code('B'), false, null],
      [code('FORA'), true, null],
    ]);
    const told = JSON.stringify(api.told());
    for (const secret of ['Nunes', 'Guimarães', clara.email, 'Luz da manhã'])
      expect(told).not.toContain(secret);
  });

  it('shows notes only by a link that was made to', async () => {
    await clara.customer.writeNote(code('A'), 'Luz da manhã.');
    const { token } = await link({ notes: true });
    expect((await opened(token))!.homes[0]!.note).toBe('Luz da manhã.');
  });

  it('its token has 128 bits in letters and digits, and is kept as a hash alone', async () => {
    const [one, other] = [await link(), await link()];
    for (const { token } of [one, other]) expect(token).toMatch(/^[0-9a-z]{32}$/i);
    expect(one.token).not.toBe(other.token);
    const kept = JSON.stringify(await database.db.selectFrom('folder_link').selectAll().execute());
    expect(kept).not.toContain(one.token);
    expect(JSON.stringify(await sharing())).not.toContain(one.token);
  });

  it.each([7, 30, 90] as const)('is valid for %i days and no longer; without end it stays', async (days) => {
    const [{ token }, endless] = [await link({ days }), await link({ days: null })];
    await passDays(days - 1);
    expect(await opened(token)).not.toBeNull();
    await passDays(1);
    expect(await opened(token)).toBeNull();
    await passDays(4000);
    expect(await opened(endless.token)).not.toBeNull();
    expect((await sharing()).links.map(({ is_open }) => is_open)).toEqual([true, false]);
  });

  it('wrong, expired, revoked, of a removed folder: answered alike, to reading and writing', async () => {
    const links = await Promise.all([link({ days: 7 }), link(), link()]);
    const [expired, revoked, removed] = links.map(({ token }) => token) as [string, string, string];
    await passDays(7);
    await clara.customer.revokeLink(folder, links[1].id);
    await clara.customer.removeFolder(folder);
    for (const token of [expired, revoked, removed, 'f'.repeat(32), '', "' or 1=1 --"]) {
      expect(await opened(token)).toBeNull();
      const writes = [
        say(token, 'A', 'yes'),
        api.client.nameGuest({ token, name: 'Rafael' }),
        api.client.forgetGuest(token),
      ];
      expect(await Promise.all(writes.map(status))).toEqual([410, 410, 410]);
    }
  });

  it('a restored folder’s link opens again, with what its guest has said', async () => {
    const { token } = await link();
    await say(token, 'A', 'yes');
    const { removal } = await clara.customer.removeFolder(folder);
    await clara.customer.restoreRemoved(removal!);
    expect((await opened(token))!.homes[0]!.own).toEqual({ answer: 'yes', note: '' });
  });

  it('each sees the other’s answer once they have given their own', async () => {
    const { token } = await link();
    await api.client.nameGuest({ token, name: 'Rafael' });
    await say(token, 'A', 'maybe', 'Longe da escola.');
    expect(await saidOf('A')).toMatchObject({
      own: null,
      guests: [{ name: 'Rafael', answer: null, note: '' }],
    });
    expect(JSON.stringify(await sharing())).not.toContain('escola');
    await clara.customer.answerAsOwner(folder, code('B'), 'no');
    expect((await opened(token))!.homes.map(({ owner }) => owner)).toEqual([null, null, null]);
    await clara.customer.answerAsOwner(folder, code('A'), 'yes');
    expect(await saidOf('A')).toMatchObject({
      own: 'yes',
      guests: [{ name: 'Rafael', answer: 'maybe', note: 'Longe da escola.' }],
    });
    expect((await opened(token))!.homes.map(({ owner }) => owner)).toEqual(['yes', null, null]);
    await clara.customer.answerAsOwner(folder, code('A'), null);
    expect(await saidOf('A')).toMatchObject({ own: null, guests: [{ answer: null }] });
  });

  it('one link is one guest: neither sees the other’s answers, and what is said again replaces what was said', async () => {
    const [one, other] = [await link(), await link()];
    await say(one.token, 'A', 'no', 'Nunca.');
    await say(one.token, 'A', 'yes');
    expect((await opened(other.token))!.homes[0]!.own).toBeNull();
    expect((await opened(one.token))!.homes[0]!.own).toEqual({ answer: 'yes', note: '' });
  });

  it('a guest deletes all that was said, and the name; the link stays', async () => {
    const [{ token }, other] = [await link(), await link()];
    await api.client.nameGuest({ token, name: 'Rafael' });
    await say(token, 'A', 'yes', 'Sim!');
    await say(other.token, 'A', 'no');
    await api.client.forgetGuest(token);
    const shared = await opened(token);
    expect([shared!.guest, shared!.homes[0]!.own]).toEqual([null, null]);
    expect((await opened(other.token))!.homes[0]!.own).toMatchObject({ answer: 'no' });
  });

  it('revoked it shows nothing of its guest; opened again within 30 days, all of it', async () => {
    const { id, token } = await link({ days: 7 });
    await clara.customer.answerAsOwner(folder, code('A'), 'yes');
    await say(token, 'A', 'yes');
    await clara.customer.revokeLink(folder, id);
    expect(await saidOf('A')).toMatchObject({ own: 'yes', guests: [] });
    await passDays(retention.removedHomesDays - 1);
    await forget(database.db);
    await clara.customer.reopenLink(folder, id);
    expect(await saidOf('A')).toMatchObject({ guests: [{ answer: 'yes' }] });
    expect(await opened(token)).not.toBeNull();
    await passDays(7);
    expect(await opened(token)).toBeNull();
  });

  it('30 days after its end it is forgotten, with all that its guest has said; at once where its owner says so', async () => {
    const [expired, revoked, erased, stays] = [
      await link({ days: 7 }),
      await link(),
      await link(),
      await link({ days: null }),
    ];
    for (const { token } of [expired, revoked, erased, stays]) await say(token, 'A', 'yes');
    await clara.customer.revokeLink(folder, revoked.id);
    await clara.customer.eraseLink(folder, erased.id);
    await passDays(retention.removedHomesDays + 8);
    await forget(database.db);
    expect((await sharing()).links.map(({ id }) => id)).toEqual([stays.id]);
    const left = await database.db.selectFrom('guest_opinion').select('link_id').execute();
    expect(left).toEqual([{ link_id: stays.id }]);
  });

  it('counts the times that it was opened, and says the last', async () => {
    const { token } = await link();
    for (const count of [true, false, true]) await opened(token, count);
    const [told] = (await sharing()).links;
    expect(told).toMatchObject({ openings: 2, opened_at: expect.stringMatching(/Z$/) });
  });

  it('five may be open at a time, at once too; one that was revoked makes room', async () => {
    const made = await Promise.all(Array.from({ length: maxFolderLinks + 2 }, () => status(link())));
    expect(made.filter((each) => each === 200)).toHaveLength(maxFolderLinks);
    expect(made.filter((each) => each === 409)).toHaveLength(2);
    const [first] = (await sharing()).links;
    await clara.customer.revokeLink(folder, first!.id);
    expect(await status(link())).toBe(200);
    expect(await status(clara.customer.reopenLink(folder, first!.id))).toBe(409);
  });

  it('takes 120 writes an hour, of each link; deleting is always taken', async () => {
    const [{ id, token }, other] = [await link(), await link()];
    await say(token, 'A', 'yes');
    await setTries(database.db, 'writesByFolderLink', String(id), 119);
    await say(token, 'A', 'yes');
    expect(await status(say(token, 'B', 'yes'))).toBe(429);
    expect(await status(api.client.forgetGuest(token))).toBe(200);
    expect(await status(say(other.token, 'B', 'yes'))).toBe(200);
  });

  it.each([
    ['a home that is not in the folder', (token: string) => say(token, 'C', 'yes'), 404],
    ['no answer that there is', (token: string) => say(token, 'A', 'talvez' as 'maybe'), 400],
    ['a note of 301 characters', (token: string) => say(token, 'A', 'yes', 'x'.repeat(301)), 400],
    ['no name', (token: string) => api.client.nameGuest({ token, name: ' ' }), 400],
    ['an e-mail for a name', (token: string) => api.client.nameGuest({ token, name: 'a@b.com' }), 400],
    ['a long name', (token: string) => api.client.nameGuest({ token, name: 'R'.repeat(41) }), 400],
  ])('a guest is refused %s', async (_, write, expected) => {
    const { token } = await link();
    expect(await status(write(token))).toBe(expected);
    expect((await opened(token))!.homes.every(({ own }) => own === null)).toBe(true);
  });

  it('to anybody but its owner, folder, links and opinions are not there, as unknown ones are not', async () => {
    const { id } = await link();
    const own = (await mallory.customer.makeFolder('Minha')).folder!.id;
    for (const foreign of [folder, '999999']) {
      const asked = [
        mallory.customer.sharing(foreign),
        mallory.customer.makeLink(foreign, { days: 7 }),
        mallory.customer.revokeLink(foreign, id),
        mallory.customer.reopenLink(foreign, id),
        mallory.customer.eraseLink(foreign, id),
        mallory.customer.answerAsOwner(foreign, code('A'), 'yes'),
        mallory.customer.revokeLink(own, id),
        mallory.customer.eraseLink(own, id),
      ];
      expect(await Promise.all(asked.map(status))).toEqual(asked.map(() => 404));
    }
    expect((await mallory.customer.saidOfKept([code('A')])).data).toEqual([]);
    expect((await sharing()).links).toMatchObject([{ is_open: true }]);
    expect(await status(clara.customer.answerAsOwner(folder, code('C'), 'yes'))).toBe(404);
  });

  it('of kept homes their keeper is told notes and opinions, in whichever folder they were given', async () => {
    const { token } = await link();
    await clara.customer.writeNote(code('A'), 'Luz da manhã.');
    await clara.customer.answerAsOwner(folder, code('A'), 'yes');
    await say(token, 'A', 'yes');
    await say(token, 'B', 'no');
    const { data } = await clara.customer.saidOfKept([code('A'), code('B'), code('C')]);
    expect(data).toEqual([
      {
        code: code('A'),
        note: 'Luz da manhã.',
        own: 'yes',
        guests: [expect.objectContaining({ answer: 'yes' })],
      },
      { code: code('B'), note: null, own: null, guests: [expect.objectContaining({ answer: null })] },
    ]);
  });
});
