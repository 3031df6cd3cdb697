import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { LeadInput } from '@contract/leads';
import { leadDelivery } from '@server/leads/delivery';
import { inviteOnce } from '@server/leads/invitations';
import { completingKey } from '@domain/leads/completing-lead';
import { ApiNetworkError } from '~/back-end/errors.server';
import { isNewPerson } from '~/features/leads/new-person.server';
import { testApi } from '../support/api';
import { signedInCustomer, testCaller } from '../support/customer';
import { freshFolder, openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { emailsTo } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

const lead = (more: Partial<LeadInput> = {}): LeadInput => ({
  idempotency_key: randomUUID(),
  kind: 'contact',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  created_new_user: true,
  consent: { version: '2026-11-23', at: '2026-11-23T12:00:00Z' },
  ...more,
});

describe('whoever is new', () => {
  const confirmRegistration = vi.fn(async (_person: { email: string }) => {});
  const auth = () => ({ confirmRegistration }) as never;
  const away = new ApiNetworkError('POST leads', new TypeError('fetch failed'));
  beforeEach(() => void confirmRegistration.mockClear());
  const openIntake = async (send: (lead: LeadInput) => Promise<{ protocol: null }>) =>
    leadDelivery({
      send,
      folder: await freshFolder(),
      log: silentLogger,
      pauses: { first: 10, longest: 40 },
      onTaken: inviteOnce({ auth }, silentLogger),
    });

  test('is invited to register once per accepted lead, also with two steps', async () => {
    const { accept, close } = await openIntake(async () => ({ protocol: null }));
    const first = lead();
    await accept(first);
    await accept(first);
    await accept({ ...first, idempotency_key: completingKey(first.idempotency_key) });
    await accept(lead({ created_new_user: undefined }));
    expect(confirmRegistration.mock.calls).toEqual([[{ email: first.email, name: first.name }]]);
    await close();
  });

  test('is invited only after the back end has the lead; a failure is harmless', async () => {
    let isAway = true;
    confirmRegistration.mockRejectedValueOnce(away);
    const { accept, start, close } = await openIntake(async () => {
      if (isAway) throw away;
      return { protocol: null };
    });
    expect(await accept(lead())).toEqual({ isWaiting: true });
    expect(confirmRegistration).not.toHaveBeenCalled();
    isAway = false;
    await start();
    await until(() => expect(confirmRegistration).toHaveBeenCalledOnce());
    await close();
  });

  test.each<[string, () => Promise<{ email_exists: boolean }>, Partial<LeadInput>, boolean]>([
    ['nobody has registered', async () => ({ email_exists: false }), {}, true],
    ['somebody has', async () => ({ email_exists: true }), {}, false],
    ['nobody can say', () => Promise.reject(away), {}, false],
    ['it is a subscription', async () => ({ email_exists: false }), { kind: 'newsletter' }, false],
    ['it is an announcement', async () => ({ email_exists: false }), { kind: 'your-property' }, false],
  ])('is who has an e-mail that %s: %#', async (_what, checkEmail, more, expected) => {
    const visit = { api: { auth: () => ({ checkEmail }) }, session: { caller: testCaller() } } as never;
    expect(await isNewPerson(visit, lead(more))).toBe(expected);
  });
});

describe.each(testEngines)('the receipt of a contact, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('invites new people in the receipt, unless they have registered since', async () => {
    const { client } = testApi(database);
    const auth = client.auth(testCaller());
    for (const [email, invited] of [
      ['nova@exemplo.com.br', true],
      ['conhecida@exemplo.com.br', false],
    ] as const) {
      await client.sendLead(lead({ email }));
      await auth.confirmRegistration({ email, name: 'Clara Nunes' });
      if (!invited) await signedInCustomer(client, { email });
      const [sentEmail, ...others] = (await emailsTo(database.db, email)).filter(
        ({ letter: name }) => name !== 'verification',
      );
      expect([sentEmail!.letter, others]).toEqual(['lead-received', []]);
      expect([email, sentEmail!.text.includes('Concluir cadastro')]).toEqual([email, invited]);
      expect(sentEmail!.text.includes(`cadastre-se?email=${encodeURIComponent(email)}`)).toBe(invited);
    }
  });
});
