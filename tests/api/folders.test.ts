import { forget } from '../support/composed';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxFolders } from '@domain/favorites/folders';
import { retention } from '@domain/people/privacy';
import { openFolders } from './folder-customers';

const { database, ids, nara, customer, empty, home, referenceOf, keep, shown, idOf, removedActs, ask } =
  await openFolders();
afterAll(() => database.close());
beforeEach(empty);

describe('favorites in folders', () => {
  const passDays = (days: number) =>
    sql`update folder_removal set removed_at = removed_at - ${days} * interval '1 day'`.execute(database.db);

  it('the favorite button uses the last folder, or creates the first one', async () => {
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

  it('a folder returns its cover, notes, saved prices and what left', async () => {
    await keep('A', 'Praia');
    await keep('FORA', 'Praia');
    await customer.writeNote(ids.get('A')!, ' Luz da manhã ');
    const [folder] = await customer.folders();
    expect(folder!.cover).toHaveLength(2);
    const [left, available] = await customer.folderItems(folder!.id);
    expect(available).toMatchObject({
      note: 'Luz da manhã',
      keptPrice: { amount: 1_000_000, currency: 'BRL', since: available!.created_at },
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

  it('removal from one folder leaves the others, with one undo entry', async () => {
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

  it('emptying leaves the folder, and restoring brings all its items back', async () => {
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

  it('a removed folder is restored whole, renamed on conflict, over limits', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Praia');
    const { removal } = await customer.removeFolder(await idOf('Praia'));
    await keep('C', 'PRAIA');
    await sql`
      insert into folder (account_id, name, name_key, created_at, used_at)
      select account_id, 'Pasta ' || n, 'pasta ' || n, created_at, created_at
      from folder, generate_series(2, ${maxFolders}::int) n where name = 'PRAIA'`.execute(database.db);
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

  it('restoring one property restores its folder; the others can follow', async () => {
    await keep('A', 'Praia');
    await keep('B', 'Praia');
    const { removal } = await customer.removeFolder(await idOf('Praia'));
    await customer.restoreRemoved(removal!, ids.get('A'));
    expect(await shown()).toEqual(['Praia: A']);
    await customer.restoreRemoved(removal!);
    expect(await shown()).toEqual(['Praia: B A']);
  });

  it('moves a removed folder’s properties; restoring copies them back', async () => {
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

  it('moves a property with its saving date to another or a new folder', async () => {
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

  it('deletes removals when due or on request, with orphaned notes', async () => {
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
});
