import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '@api/mail/queue-mail';
import { makeAccount } from '../support/accounts';
import { openTestDatabase } from '../support/database';
import { lettersTo } from '../support/letters';

const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('work').execute());

describe('the queue of letters', () => {
  it('sends of several that are alike the newest only: no other link would serve', async () => {
    const { email } = await makeAccount(database.db);
    for (const askedAt of ['2026-11-21T11:31:00Z', '2026-11-21T12:00:00Z'])
      await queueMail(
        database.db,
        'password-reset',
        { email },
        { askedAt, device: 'Chrome no Windows', place: null },
      );
    const letters = await lettersTo(database.db, email);
    expect(letters.map(({ text }) => /às .+$/m.exec(text)?.[0])).toEqual(['às 9h, com Chrome no Windows.']);
  });

  it('sends every one of those that tell of something that happened', async () => {
    const { id, email } = await makeAccount(database.db);
    const told = { device: 'Chrome no Windows', at: '2026-11-21T11:31:00Z' };
    for (let change = 0; change < 2; change += 1)
      await queueMail(database.db, 'password-changed', { email, accountId: id }, told);
    expect(await lettersTo(database.db, email)).toHaveLength(2);
  });

  it('takes nothing for an address that is more than one', async () => {
    for (const email of ['a@b.com.br\r\nBcc: c@d.com.br', 'a@b.com.br, c@d.com.br', 'Clara <a@b.com.br>', ''])
      await expect(queueMail(database.db, 'invitation', { email }, { name: null })).rejects.toThrow();
    expect(await database.db.selectFrom('work').selectAll().execute()).toEqual([]);
  });
});
