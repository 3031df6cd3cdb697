import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '@api/platform/email/queue-mail';
import { makeAccount } from '../support/accounts';
import { openTestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';

const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('work').execute());

describe('the queue of letters', () => {
  it('sends only the newest of equal e-mails, since older links are invalid', async () => {
    const { email } = await makeAccount(database.db);
    for (const requestedAt of ['2026-11-21T11:31:00Z', '2026-11-21T12:00:00Z'])
      await queueMail(
        database.db,
        'password-reset',
        { email },
        { askedAt: requestedAt, device: 'Chrome no Windows', place: null },
      );
    const emails = await emailsTo(database.db, email);
    expect(emails.map(({ text }) => /às .+$/m.exec(text)?.[0])).toEqual(['às 9h, com Chrome no Windows.']);
  });

  it('sends every one of those that tell of something that happened', async () => {
    const { id, email } = await makeAccount(database.db);
    const details = { device: 'Chrome no Windows', at: '2026-11-21T11:31:00Z' };
    for (let change = 0; change < 2; change += 1)
      await queueMail(database.db, 'password-changed', { email, accountId: id }, details);
    expect(await emailsTo(database.db, email)).toHaveLength(2);
  });

  it('takes nothing for an address that is more than one', async () => {
    for (const email of ['a@b.com.br\r\nBcc: c@d.com.br', 'a@b.com.br, c@d.com.br', 'Clara <a@b.com.br>', ''])
      await expect(queueMail(database.db, 'invitation', { email }, { name: null })).rejects.toThrow();
    expect(await database.db.selectFrom('work').selectAll().execute()).toEqual([]);
  });
});
