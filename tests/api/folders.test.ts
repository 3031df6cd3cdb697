import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forget } from '@api/db/forget';
import * as folders from '@api/db/migrations/0015-folders';
import { longestNote, maxFolders } from '@domain/folders';
import { retention } from '@domain/privacy';
import { folderNameMessage, wordlessNameMessage } from '@domain/validation/folder-name';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

describe.each(testEngines)('favourites in folders, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let ids: Map<string, number>;
  let clara: Awaited<ReturnType<typeof signedInCustomer>>;
  let nara: typeof clara;
  let customer: (typeof clara)['customer'];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    ids = await fillCatalogue(database.db, [
      ...['A', 'B', 'C'].map((reference) => makeListing({ reference, sellPrice: 1_000_000 })),
      makeListing({ reference: 'FORA', title: 'Já vendida', available: false, sellPrice: 2_000_000 }),
    ]);
    [clara, nara] = [await signedInCustomer(api.client), await signedInCustomer(api.client)];
    ({ customer } = clara);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['folder', 'folder_removal', 'home_note'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const home = (reference: string) =>
    ({ code: ids.get(reference)!, condition: 'used', negotiation: 'sell' }) as const;
  const referenceOf = (code: number) => [...ids].find(([, id]) => id === code)![0];
  const keep = (reference: string, name: string, who = clara) =>
    who.customer.keepInFolder(home(reference), { name });
  /** 'Praia: A B', the one used last first, the newest home first. */
  const shown = async ({ customer } = clara) =>
    (await customer.folders()).map(({ name, homes }) =>
      `${name}: ${homes.map(({ code }) => referenceOf(code)).join(' ')}`.trim(),
    );
  const idOf = async (name: string, { customer } = clara) =>
    (await customer.folders()).find((folder) => folder.name === name)!.id;
  const removedActs = async () =>
    (await customer.removals()).map(({ kind, homes }) =>
      `${kind}: ${homes.map(({ code }) => referenceOf(code)).join(' ')}`.trim(),
    );
  const ask = (method: string, path: string, body?: object) =>
    api.app.request(`/${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { authorization: `Bearer ${clara.session.access_token}` },
    });
  const passDays = (days: number) =>
    sql`update folder_removal set removed_at = removed_at - ${days} * interval '1 day'`.execute(database.db);

  it('a heart keeps in the folder used last, makes a first one, and leaves what is kept where it is', async () => {
    expect(await customer.addFavorite(home('A'))).toMatchObject({ folder: { name: 'Favoritos' } });
    await keep('B', 'Praia');
    await customer.addFavorite(home('C'));
    expect(await shown()).toEqual(['Praia: C B', 'Favoritos: A']);
    await keep('B', 'favoritos');
    await customer.addFavorite(home('C'));
    expect(await shown()).toEqual(['Favoritos: B A', 'Praia: C B']);
    expect((await customer.favorites()).data.map(({ code }) => referenceOf(code))).toEqual(['B', 'C', 'A']);
    expect(await shown(nara)).toEqual([]);
  });

  it('a folder tells its cover, and of each home its note, what it cost when it was kept, and what left the market', async () => {
    await keep('A', 'Praia');
    await keep('FORA', 'Praia');
    await customer.writeNote(ids.get('A')!, ' Luz da manhã ');
    const [folder] = await customer.folders();
    expect(folder!.cover).toHaveLength(2);
    const [left, kept] = await customer.folderItems(folder!.id);
    expect(kept).toMatchObject({
      note: 'Luz da manhã',
      keptPrice: { amount: 1_000_000, currency: 'BRL', since: kept!.created_at },
      product: { valorMin: 1_000_000 },
    });
    expect(left).toMatchObject({
      product: null,
      gone: { titulo1: 'Já vendida', lastPrice: { amount: 2_000_000 }, leftAt: expect.any(String) },
    });
    await customer.writeNote(ids.get('A')!, '');
    expect((await customer.folderItems(folder!.id))[1]!.note).toBeNull();
  });

  it('a home taken out of all folders comes back into them, with its note', async () => {
    await keep('A', 'Praia');
    await keep('A', 'Campo');
    await keep('B', 'Campo');
    await customer.writeNote(ids.get('A')!, 'Terraço lindo');
    const { removal } = await customer.removeFavorite(home('A'));
    expect(await shown()).toEqual(['Campo: B', 'Praia:']);
    const [act] = await customer.removals();
    expect(act).toMatchObject({ id: removal, kind: 'home', folders: [] });
    expect(act!.homes[0]).toMatchObject({ note: 'Terraço lindo' });
    expect(act!.homes[0]!.folders.map(({ name }) => name).sort()).toEqual(['Campo', 'Praia']);
    await customer.restoreRemoved(removal!);
    await customer.restoreRemoved(removal!);
    expect((await shown()).sort()).toEqual(['Campo: B A', 'Praia: A']);
    expect((await customer.folderItems(await idOf('Praia')))[0]!.note).toBe('Terraço lindo');
    expect(await customer.removals()).toEqual([]);
  });

  it('a home taken out of one folder stays in the others, and is removed once however often it is kept and removed', async () => {
    await keep('A', 'Praia');
    await keep('A', 'Campo');
    for (let time = 0; time < 3; time += 1) {
      await customer.removeFromFolder('PRAIA', ids.get('A')!);
      await keep('A', 'Praia');
    }
    await customer.removeFromFolder('Praia', ids.get('A')!);
    expect(await shown()).toEqual(['Praia:', 'Campo: A']);
    expect(await removedActs()).toEqual(['home: A']);
  });

  it('an emptied folder stands, and restoring it brings back what emptying took, whatever was taken before', async () => {
    for (const each of ['A', 'B', 'C']) await keep(each, 'Praia');
    const id = await idOf('Praia');
    await customer.removeFromFolder('Praia', ids.get('A')!);
    await customer.emptyFolder(id);
    expect(await shown()).toEqual(['Praia:']);
    expect(await removedActs()).toEqual(['emptied: C B', 'home: A']);
    await keep('B', 'Praia');
    await customer.restoreFolder(id);
    await customer.restoreFolder(id);
    expect(await shown()).toEqual(['Praia: B C A']);
  });

  it('a removed folder comes back whole, under another name where its own is taken, limits or not', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Praia');
    const { removal } = await customer.removeFolder(await idOf('Praia'));
    await keep('C', 'PRAIA');
    for (let made = 1; made < maxFolders; made += 1) await customer.makeFolder(`Pasta ${made}`);
    await customer.restoreRemoved(removal!);
    expect((await shown()).filter((each) => !each.startsWith('Pasta'))).toEqual([
      'PRAIA: C',
      'Praia (2): B A',
    ]);
    await expect(customer.makeFolder('Mais uma')).rejects.toMatchObject({
      status: 422,
      code: 'TOO_MANY_FOLDERS',
    });
    await expect(keep('A', 'Mais uma')).rejects.toMatchObject({ code: 'TOO_MANY_FOLDERS' });
  });

  it('one home of a removed folder brings the folder back with it; the rest can still follow', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Praia');
    const { removal } = await customer.removeFolder(await idOf('Praia'));
    await customer.restoreRemoved(removal!, ids.get('A'));
    expect(await shown()).toEqual(['Praia: A']);
    await customer.restoreRemoved(removal!);
    expect(await shown()).toEqual(['Praia: B A']);
  });

  it('the homes of a removed folder may go to another, and are in both once it is back', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Praia');
    await keep('B', 'Campo');
    const [praia, campo] = [await idOf('Praia'), await idOf('Campo')];
    const { removal } = await customer.removeFolder(praia, campo);
    expect(await shown()).toEqual(['Campo: B A']);
    await customer.restoreRemoved(removal!);
    expect((await shown()).sort()).toEqual(['Campo: B A', 'Praia: B A']);
    await expect(customer.removeFolder(praia, praia)).rejects.toMatchObject({ status: 404 });
  });

  it('all homes can be removed at once, and come back each to its folder', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Campo');
    expect((await ask('DELETE', 'clientArea/favorite/all')).status).toBe(200);
    expect((await shown()).sort()).toEqual(['Campo:', 'Praia:']);
    const [act] = await customer.removals();
    await customer.restoreRemoved(act!.id);
    expect((await shown()).sort()).toEqual(['Campo: B', 'Praia: A']);
  });

  it('a home moves as it was kept, to a folder or a new one, and may stay where it was', async () => {
    await keep('A', 'Praia');
    const [praia, since] = [await idOf('Praia'), (await customer.favorites()).data[0]!.created_at];
    await customer.moveHome(praia, ids.get('A')!, { name: 'Campo' }, false);
    expect(await shown()).toEqual(['Campo: A', 'Praia:']);
    const campo = await idOf('Campo');
    await customer.moveHome(campo, ids.get('A')!, { id: praia }, true);
    expect(await shown()).toEqual(['Praia: A', 'Campo: A']);
    await customer.moveHome(campo, ids.get('A')!, { id: praia }, false);
    await customer.moveHome(praia, ids.get('A')!, { id: praia }, false);
    expect(await shown()).toEqual(['Praia: A', 'Campo:']);
    expect((await customer.favorites()).data[0]!.created_at).toBe(since);
    expect(await customer.removals()).toEqual([]);
  });

  it('what was removed is gone after its days, or at once, with the notes on homes that nobody keeps', async () => {
    for (const each of ['A', 'B']) {
      await keep(each, 'Praia');
      await customer.writeNote(ids.get(each)!, `Nota ${each}`);
    }
    const noted = async () =>
      (await database.db.selectFrom('home_note').select('note').execute()).map(({ note }) => note);
    await customer.removeFavorite(home('A'));
    await passDays(retention.removedHomesDays - 0.01);
    await forget(database.db);
    expect([await removedActs(), (await noted()).length]).toEqual([['home: A'], 2]);
    await passDays(0.02);
    expect(await customer.removals()).toEqual([]);
    await forget(database.db);
    expect(await noted()).toEqual(['Nota B']);
    await customer.removeFolder(await idOf('Praia'));
    await customer.eraseRemoved();
    expect(await noted()).toEqual([]);
    expect(await database.db.selectFrom('folder').selectAll().execute()).toEqual([]);
  });

  it('what one act took is ended for good, and nothing else with it', async () => {
    for (const reference of ['A', 'B']) await keep(reference, 'Praia');
    const { customer } = clara;
    const folder = await idOf('Praia');
    for (const reference of ['A', 'B']) await customer.writeNote(ids.get(reference)!, reference);
    await customer.removeFromFolder('Praia', ids.get('A')!);
    await customer.removeFolder(folder);
    const [whole, one] = await customer.removals();
    await customer.eraseRemoved(whole!.id);
    expect(await removedActs()).toEqual(['home: A']);
    await customer.restoreRemoved(one!.id);
    expect([await shown(), await removedActs()]).toEqual([['Praia: A'], []]);
    const notes = await database.db.selectFrom('home_note').select('note').execute();
    expect(notes).toEqual([{ note: 'A' }]);
    await expect(customer.eraseRemoved(whole!.id)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['', folderNameMessage],
    ['  ', folderNameMessage],
    ['...', wordlessNameMessage],
    ['a/../b', wordlessNameMessage],
    ['x'.repeat(61), 'Escreva no máximo 60 caracteres'],
    ['são  paulo', 'Já existe uma pasta com este nome'],
  ])('a folder is not made or named %j', async (name, message) => {
    await customer.makeFolder('São Paulo');
    const { id } = (await customer.makeFolder('Campo')).folder!;
    const refused = { status: 422, answer: { errors: { nomeDaPasta: [message] } } };
    await expect(customer.makeFolder(name)).rejects.toMatchObject(refused);
    await expect(customer.renameFolder(id, name)).rejects.toMatchObject(refused);
    expect((await shown()).sort()).toEqual(['Campo:', 'São Paulo:']);
  });

  it('a folder is renamed, also to its own name in another case, and its name may hold what addresses may not', async () => {
    const { id } = (await customer.makeFolder('praia')).folder!;
    await customer.renameFolder(id, 'PRAIA');
    await customer.renameFolder(id, 'Casa/apto 50% %2F?#');
    await customer.keepInFolder(home('A'), { id });
    await customer.removeFromFolder('casa/apto 50% %2f?#', ids.get('A')!);
    expect(await shown()).toEqual(['Casa/apto 50% %2F?#:']);
  });

  it('a note is on a kept home alone, and not longer than it may be', async () => {
    await expect(customer.writeNote(ids.get('A')!, 'oi')).rejects.toMatchObject({ status: 404 });
    await keep('A', 'Praia');
    await expect(customer.writeNote(ids.get('A')!, 'x'.repeat(longestNote + 1))).rejects.toMatchObject({
      status: 422,
    });
    await customer.writeNote(ids.get('A')!, 'x'.repeat(longestNote));
  });

  it('two windows at once make one folder of a name, and keep a home once', async () => {
    const twice = await Promise.allSettled(['Praia', 'PRAIA'].map((name) => customer.makeFolder(name)));
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([keep('A', 'Campo'), keep('A', 'campo'), customer.addFavorite(home('A'))]);
    const campo = (await shown()).find((each) => /^campo/i.test(each));
    expect(campo).toMatch(/: A$/);
  });

  it('what was kept before there were folders lies in a first one', async () => {
    for (const table of ['home_note', 'folder_item', 'folder', 'folder_removal'])
      await sql`drop table ${sql.table(table)} cascade`.execute(database.db);
    await sql`create table favorite (account_id int, property_id int, negotiation text, created_at timestamptz)`.execute(
      database.db,
    );
    await sql`
      insert into favorite select account.id, property.id, negotiation, '2026-10-02'::timestamptz + property.id * interval '1 day'
      from account, property, unnest(array['sell', 'rent']) as negotiation
      where email = ${clara.email} and reference in ('A', 'B')`.execute(database.db);
    await folders.up(database.db as Kysely<unknown>);
    expect([await shown(), await shown(nara)]).toEqual([['Favoritos: B A'], []]);
    const [, kept] = await customer.folderItems(await idOf('Favoritos'));
    expect(kept).toMatchObject({ negotiation: 'sell', created_at: '2026-10-03T00:00:00.000Z' });
    expect(kept!.keptPrice).toMatchObject({ amount: 1_000_000 });
    // By the database's clock, as migrations write.
    const { rows } = await sql<{ now: Date }>`select now()`.execute(database.db);
    expect(rows[0]!.now.getTime() - Date.parse(kept!.keptPrice!.since)).toBeLessThan(3_600_000);
    await customer.addFavorite(home('C'));
    expect(await shown()).toEqual(['Favoritos: C B A']);
  });

  /** Each call, as it would be asked about a folder, a home in it, an act of removing. */
  const calls = (
    folder: string | number,
    code: number,
    act: string | number,
  ): [string, string, object?][] => [
    ['GET', `clientArea/favorite/folders/${folder}/items`],
    ['PUT', `clientArea/favorite/folders/${folder}`, { nomeDaPasta: 'Minha' }],
    ['DELETE', `clientArea/favorite/folders/${folder}`],
    ['DELETE', `clientArea/favorite/Praia/product/${code}`],
    ['DELETE', `clientArea/favorite/${folder}/all`],
    ['GET', `clientArea/favorite/${folder}/restore`],
    ['POST', `clientArea/favorite/folders/${folder}/move`, { code, nomeDaPasta: 'Minha' }],
    ['POST', `clientFavorites/favorite/${code}`, { pastaId: folder }],
    ['PUT', `clientArea/favorite/notes/${code}`, { note: 'Minha' }],
    ['POST', `clientArea/favorite/removed/${act}/restore`],
    ['DELETE', `clientArea/favorite/removed/${act}`],
  ];

  it('what is somebody else’s is as what is not there', async () => {
    await keep('A', 'Praia', nara);
    await keep('B', 'Campo', nara);
    await nara.customer.emptyFolder(await idOf('Campo', nara));
    const act = (await nara.customer.removals())[0]!.id;
    const folder = await idOf('Praia', nara);
    const before = await shown(nara);
    for (const [index, [method, path, body]] of calls(folder, ids.get('A')!, act).entries()) {
      const theirs = await ask(method, path, body);
      const [, nowhere, nothing] = calls(2_147_483_647, ids.get('A')!, 2_147_483_647)[index]!;
      const unknown = await ask(method, nowhere, nothing);
      expect([path, theirs.status]).toEqual([path, 404]);
      expect(await theirs.text()).toBe(await unknown.text());
    }
    expect(await shown(nara)).toEqual(before);
    expect(await shown()).toEqual([]);
  });

  const isRefused = (status: number) => [400, 404, 422].includes(status);
  it.each(['x', '0', '99999999999', '%00', '-1', '1.5'])('a folder %s is none', async (folder) => {
    for (const [method, path, body] of calls(folder, ids.get('A')!, folder))
      expect([path, (await ask(method, path, body)).status]).toEqual([path, expect.toSatisfy(isRefused)]);
  });

  it('all of it is for who is signed in', async () => {
    const some: [string, string][] = [
      ['GET', 'clientArea/favorite/folders'],
      ['DELETE', 'clientArea/favorite/all'],
      ['DELETE', `clientArea/favorites/remove/${ids.get('A')}/from-all-folders`],
      ['GET', 'clientArea/favorite/removed'],
      ['DELETE', 'clientArea/favorite/removed'],
    ];
    for (const [method, path] of [...some, ...calls(1, 1, 1)]) {
      const answer = await api.app.request(`/${path}`, { method });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toMatchObject({ code: 'PROPERTY_FAVORITE_AUTH_REQUIRED' });
    }
  });

  it('the specification’s body keeps too: a folder by its id or its name, whoever the e-mail is', async () => {
    const body = { nomeDaPasta: 'Praia', tipoDeNegociacao: 'venda', fase: 'usado', emailUsuario: nara.email };
    expect((await ask('POST', `clientFavorites/favorite/${ids.get('A')}`, body)).status).toBe(200);
    const pastaId = Number(await idOf('Praia'));
    await ask('POST', `clientFavorites/favorite/${ids.get('B')}`, { pastaId, nomeDaPasta: '' });
    expect([await shown(), await shown(nara)]).toEqual([['Praia: B A'], []]);
    const everywhere = `clientArea/favorites/remove/${ids.get('A')}/from-all-folders`;
    expect((await ask('DELETE', everywhere)).status).toBe(200);
    expect(await shown()).toEqual(['Praia: B']);
  });
});
