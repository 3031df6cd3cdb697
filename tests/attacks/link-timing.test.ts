import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import { timingSeparation, maxSeparation } from '../support/timing-separation';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { clock } from '@domain/kernel/clock';

/** Links of each kind that stand in the database: each is asked by a few times. */
const many = 500;
const hour = 3600_000;

describe.each(testEngines)('links that open nothing, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let home: number;
  let tokens: Record<'wrong' | 'expired' | 'revoked' | 'of a removed folder', string[]>;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    home = (await fillCatalogue(database.db, [makeListing({ reference: 'CASA' })])).get('CASA')!;
    const { customer } = await signedInCustomer(api.client);
    for (const name of ['Casa', 'Removida'])
      await customer.keepInFolder({ code: home, condition: 'used', negotiation: 'sell' }, { name });
    const folders = await customer.folders();
    const folder = (named: string) => folders.find(({ name }) => name === named)!.id;
    const over = new Date(Date.now() - hour);
    /** Written as they are, past the five that a folder may have. */
    const linksOf = async (of: string, ended: { expires_at?: Date; revoked_at?: Date }) => {
      const made = Array.from({ length: many }, newLinkToken);
      const rows = made.map((token) => ({
        folder_id: Number(folder(of)),
        token_hash: hashOf(token),
        days: null,
        expires_at: null,
        shows_notes: false,
        created_at: clock.now(),
        ...ended,
      }));
      await database.db.insertInto('folder_link').values(rows).execute();
      return made;
    };
    tokens = {
      wrong: Array.from({ length: many }, newLinkToken),
      expired: await linksOf('Casa', { expires_at: over }),
      revoked: await linksOf('Casa', { revoked_at: over }),
      'of a removed folder': await linksOf('Removida', {}),
    };
    await customer.removeFolder(folder('Removida'));
  });
  afterAll(() => database.close());

  type Call = (token: string) => Promise<unknown>;
  const calls: [string, Call, number | undefined][] = [
    [
      'is opened',
      async (token) => expect(await api.client.sharedFolder(token, { count: true })).toBeNull(),
      undefined,
    ],
    ['is told a name', (token) => api.client.nameGuest({ token, name: 'Rafael' }), 410],
    ['is answered', (token) => api.client.answerAsGuest({ token, code: home, answer: 'yes', note: '' }), 410],
    ['is to forget all answers', (token) => api.client.forgetGuest(token), 410],
  ];
  const cases = (['expired', 'revoked', 'of a removed folder'] as const).flatMap((kind) =>
    calls.map(([what, call, status]) => [kind, what, call, status] as const),
  );

  it.each(cases)(
    'one %s takes the time of a wrong one where it %s',
    async (kind, _, call, status) => {
      const answered = (of: typeof kind | 'wrong') => async (index: number) => {
        const error = await call(tokens[of][index % many]!).then(
          () => undefined,
          (reason) => reason,
        );
        expect(error?.status).toBe(status);
      };
      const pair = [answered('wrong'), answered(kind)] as const;
      for (const each of pair) await each(0);
      expect(await timingSeparation(() => pair)).toBeLessThanOrEqual(maxSeparation);
    },
    300_000,
  );
});
