import { forget } from '../support/composed';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxFolderLinks } from '@domain/favorites/reactions';
import { retention } from '@domain/people/privacy';
import { openSharedFolder } from './shared-folder';

const {
  database,
  makeFolder,
  api,
  clara,
  mallory,
  code,
  link,
  opened,
  sharing,
  say,
  saidOf: reactionsTo,
  passDays,
  status,
} = await openSharedFolder();
afterAll(() => database.close());
let folder: string;
beforeEach(async () => void (folder = await makeFolder()));

describe('links to a shared folder', () => {
  it('a link shows all properties and the first name of the owner only', async () => {
    await clara.customer.writeNote(code('A'), 'Luz da manhã.');
    const { token } = await link();
    const shared = await opened(token);
    expect(shared).toMatchObject({ name: 'Casa da família', owner: 'Clara', guest: null });
    expect(shared!.homes.map(({ code, product, note }) => [code, product === null, note])).toEqual([
      [code('A'), false, null],
      [code('B'), false, null],
      [code('FORA'), true, null],
    ]);
    const lastAnswer = JSON.stringify(api.told());
    for (const secret of ['Nunes', 'Guimarães', clara.email, 'Luz da manhã'])
      expect(lastAnswer).not.toContain(secret);
  });

  it('has a random token of 32 characters, stored only as a hash', async () => {
    const [one, other] = [await link(), await link()];
    for (const { token } of [one, other]) expect(token).toMatch(/^[0-9a-z]{32}$/i);
    expect(one.token).not.toBe(other.token);
    const storedLinks = JSON.stringify(await database.db.selectFrom('folder_link').selectAll().execute());
    expect(storedLinks).not.toContain(one.token);
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

  it('answers 410 alike for wrong, expired, revoked and removed links', async () => {
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

  it('hides reactions when revoked; reopening in 30 days restores them', async () => {
    const { id, token } = await link({ days: 7 });
    await clara.customer.answerAsOwner(folder, code('A'), 'yes');
    await say(token, 'A', 'yes');
    await clara.customer.revokeLink(folder, id);
    expect(await reactionsTo('A')).toMatchObject({ own: 'yes', guests: [] });
    await passDays(retention.removedHomesDays - 1);
    await forget(database.db);
    await clara.customer.reopenLink(folder, id);
    expect(await reactionsTo('A')).toMatchObject({ guests: [{ answer: 'yes' }] });
    expect(await opened(token)).not.toBeNull();
    await passDays(7);
    expect(await opened(token)).toBeNull();
  });

  it('is deleted with its reactions 30 days after its end, or on request', async () => {
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

  it('allows five open links, also concurrently; revoking frees one', async () => {
    const made = await Promise.all(Array.from({ length: maxFolderLinks + 2 }, () => status(link())));
    expect(made.filter((each) => each === 200)).toHaveLength(maxFolderLinks);
    expect(made.filter((each) => each === 409)).toHaveLength(2);
    const [first] = (await sharing()).links;
    await clara.customer.revokeLink(folder, first!.id);
    expect(await status(link())).toBe(200);
    expect(await status(clara.customer.reopenLink(folder, first!.id))).toBe(409);
  });

  it('answers 404 to other accounts, as for an unknown folder', async () => {
    const { id } = await link();
    const own = (await mallory.customer.makeFolder('Minha')).folder!.id;
    for (const foreign of [folder, '999999']) {
      const foreignCalls = [
        mallory.customer.sharing(foreign),
        mallory.customer.makeLink(foreign, { days: 7 }),
        mallory.customer.revokeLink(foreign, id),
        mallory.customer.reopenLink(foreign, id),
        mallory.customer.eraseLink(foreign, id),
        mallory.customer.answerAsOwner(foreign, code('A'), 'yes'),
        mallory.customer.revokeLink(own, id),
        mallory.customer.eraseLink(own, id),
      ];
      expect(await Promise.all(foreignCalls.map(status))).toEqual(foreignCalls.map(() => 404));
    }
    expect((await mallory.customer.saidOfKept([code('A')])).data).toEqual([]);
    expect((await sharing()).links).toMatchObject([{ is_open: true }]);
    expect(await status(clara.customer.answerAsOwner(folder, code('C'), 'yes'))).toBe(404);
  });
});
