import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setTries } from '../support/attempts';
import { openSharedFolder } from './shared-folder';

const {
  database,
  makeFolder,
  api,
  clara,
  code,
  link,
  opened,
  sharing,
  say,
  saidOf: reactionsTo,
  status,
} = await openSharedFolder();
afterAll(() => database.close());
let folder: string;
beforeEach(async () => void (folder = await makeFolder()));

describe('guests of a shared folder', () => {
  it('shows notes only by a link that was made to', async () => {
    await clara.customer.writeNote(code('A'), 'Luz da manhã.');
    const { token } = await link({ notes: true });
    expect((await opened(token))!.homes[0]!.note).toBe('Luz da manhã.');
  });

  it('each sees the other’s answer once they have given their own', async () => {
    const { token } = await link();
    await api.client.nameGuest({ token, name: 'Rafael' });
    await say(token, 'A', 'maybe', 'Longe da escola.');
    expect(await reactionsTo('A')).toMatchObject({
      own: null,
      guests: [{ name: 'Rafael', answer: null, note: '' }],
    });
    expect(JSON.stringify(await sharing())).not.toContain('escola');
    await clara.customer.answerAsOwner(folder, code('B'), 'no');
    expect((await opened(token))!.homes.map(({ owner }) => owner)).toEqual([null, null, null]);
    await clara.customer.answerAsOwner(folder, code('A'), 'yes');
    expect(await reactionsTo('A')).toMatchObject({
      own: 'yes',
      guests: [{ name: 'Rafael', answer: 'maybe', note: 'Longe da escola.' }],
    });
    expect((await opened(token))!.homes.map(({ owner }) => owner)).toEqual(['yes', null, null]);
    await clara.customer.answerAsOwner(folder, code('A'), null);
    expect(await reactionsTo('A')).toMatchObject({ own: null, guests: [{ answer: null }] });
  });

  it('treats each link as one guest; a new reaction replaces the old one', async () => {
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

  it('counts the times that it was opened, and says the last', async () => {
    const { token } = await link();
    for (const count of [true, false, true]) await opened(token, count);
    const [sharedLink] = (await sharing()).links;
    expect(sharedLink).toMatchObject({ openings: 2, opened_at: expect.stringMatching(/Z$/) });
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

  it('returns notes and reactions of saved properties to the owner', async () => {
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
