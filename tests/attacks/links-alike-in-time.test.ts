import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { mostApart, toldApart } from './told-apart';

/** Links of each kind that stand in the database. */
const many = 500;
const hour = 3600_000;

describe.each(testEngines)('links that open nothing, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let home: number;
  let tokens: Record<'wrong' | 'expired' | 'revoked' | 'removed', string[]>;

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
    const linksOf = async (of: string, ended: { expires_at?: Date; revoked_at?: Date }) => {
      const made = Array.from({ length: many }, newLinkToken);
      const rows = made.map((token) => ({
        folder_id: Number(folder(of)),
        token_hash: hashOf(token),
        days: null,
        expires_at: null,
        shows_notes: false,
        ...ended,
      }));
      await database.db.insertInto('folder_link').values(rows).execute();
      return made;
    };
    tokens = {
      wrong: Array.from({ length: many }, newLinkToken),
      expired: await linksOf('Casa', { expires_at: over }),
      revoked: await linksOf('Casa', { revoked_at: over }),
      removed: await linksOf('Removida', {}),
    };
    await customer.removeFolder(folder('Removida'));
  });
  afterAll(() => database.close());

  type Call = (token: string) => Promise<unknown>;
  const calls: [string, Call, number | undefined][] = [
    [
      'are opened',
      async (token) => expect(await api.client.sharedFolder(token, { count: true })).toBeNull(),
      undefined,
    ],
    ['are told a name', (token) => api.client.nameGuest({ token, name: 'Rafael' }), 410],
    [
      'are answered',
      (token) => api.client.answerAsGuest({ token, code: home, answer: 'yes', note: '' }),
      410,
    ],
    ['are to forget all answers', (token) => api.client.forgetGuest(token), 410],
  ];

  it.each(calls)(
    'take the same time, wrong, expired, revoked or of a removed folder, where they %s',
    async (_, call, status) => {
      const answered = (kind: keyof typeof tokens) => async (index: number) => {
        const error = await call(tokens[kind][index % many]!).then(
          () => undefined,
          (reason) => reason,
        );
        expect(error?.status).toBe(status);
      };
      const kinds = {
        wrong: answered('wrong'),
        expired: answered('expired'),
        revoked: answered('revoked'),
        removed: answered('removed'),
      };
      for (const kind of Object.values(kinds)) await kind(0);
      expect(await toldApart(async () => kinds)).toBeLessThanOrEqual(mostApart);
    },
    300_000,
  );
});
