import { announceOf, eraseLeads, forget } from '../support/composed';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { webhookJob } from '@api/leads/webhook';
import { readWebhookSecret } from '@api/leads/webhook-settings';
import { startJobs } from '@api/platform/jobs/worker';
import { exitCodes } from '@api/ops/exit-codes';
import { sqlNow } from '@api/platform/db/sql-now';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { allEmails, emailsTo, shortPauses } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { runCommand } from '../catalogue/run-command';
import { announced, ask, aToken } from './make-announcement';
import { until } from '../support/until';
import { announcementsCommand } from '../support/commands';

const brokerage = 'contatos@casa.com.br';
const email = 'clara@exemplo.com.br';
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const photo = (id: number) => `https://bossa.example/recursos/foto-do-anuncio?chave=abc&foto=${id}&inteira=1`;

describe.each(testEngines)('photos of what was sent, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  const hooks = webhookSink();
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const webhook = { url: 'https://crm.example/leads', key: Buffer.alloc(32) };
    api = testApi(
      database,
      cheap,
      { identity: null, google: null },
      { house: [brokerage], webhook, mautic: null },
    );
    await fillCatalogue(database.db, [makeListing({ reference: 'T-1' })]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['work', 'work_pace', 'lead', 'attempt', 'account', 'property_owner'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const opens = async (link: string) =>
    (await ask(api.app, '/announcement/photos', { link })).answer.announcement;
  const change = (body: object) => ask(api.app, '/announcement/photos/changed', body);
  const run = (...args: string[]) =>
    runCommand(database.db, announcementsCommand(args), { dataDir: database.dataDir, photosStore: null });
  const done = async (...args: string[]) => {
    const { code, said: output } = await run(...args);
    expect([code, output]).toEqual([exitCodes.done, output]);
  };
  /** An announcement, the link of its browser, and that of its letter. */
  async function sent() {
    const own = aToken();
    const protocol = await announced(api.app, { photo_link: hashOf(own) });
    const { text } = (await emailsTo(database.db, email))[0]!;
    const [, includeToken = ''] = /\/cadastre-seu-imovel\/fotos\?incluir=([0-9a-f]{32})\n/.exec(text) ?? [];
    return { protocol, own, letters: includeToken };
  }
  const waiting = () =>
    database.db
      .selectFrom('work')
      .select([
        'kind',
        'details',
        sql<boolean>`next_attempt_at > ${sqlNow()} + interval '10 minutes'`.as('isLater'),
      ])
      .where('key', 'like', 'photos:%')
      .orderBy('kind')
      .execute();
  const isDue = () => database.db.updateTable('work').set({ next_attempt_at: new Date() }).execute();

  it('open by the link of the e-mail and of the sending browser', async () => {
    const { protocol, own, letters: includeToken } = await sent();
    for (const link of [own, includeToken])
      expect(await opens(link)).toEqual({ protocol, title: 'Casa, 5 ou mais dormitórios', fotos: [] });
    expect(await opens(aToken())).toBeNull();
  });

  it('are opened by secrets that stand nowhere in the database', async () => {
    const { own, letters: includeToken } = await sent();
    const rows = await database.db.selectFrom('announcement_photo_link').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash).sort()).toEqual([own, includeToken].map(hashOf).sort());
  });

  it.each<[string, (protocol: string) => Promise<unknown>]>([
    ['declined', (protocol) => done('decline', protocol, '--reason', 'Fora da região')],
    ['published', async (protocol) => (await done('accept', protocol), done('publish', protocol))],
    ['erased', () => eraseLeads(database.db, email, database.dataDir)],
    [
      'sent more than thirty days ago',
      () =>
        database.db
          .updateTable('announcement_photo_link')
          .set({ expires_at: new Date(Date.now() - 1000) })
          .execute(),
    ],
  ])('are added no more once it is %s, and its links are forgotten', async (_, act) => {
    const { protocol, own, letters: includeToken } = await sent();
    await act(protocol);
    for (const link of [own, includeToken]) expect(await opens(link)).toBeNull();
    expect((await change({ link: own, fotos: [photo(1)], added: true })).status).toBe(409);
    await forget(database.db);
    expect(await database.db.selectFrom('announcement_photo_link').selectAll().execute()).toEqual([]);
  });

  it.each([['moved', 'analise'] as const, ['accepted', null] as const])(
    'are added still when it is %s',
    async (_, where) => {
      const { protocol, own } = await sent();
      await (where ? done('move', protocol, where) : done('accept', protocol));
      expect(await opens(own)).toMatchObject({ protocol });
    },
  );

  it('are told to the house once, a while later, however many they are', async () => {
    const { protocol, own } = await sent();
    for (let count = 1; count <= 20; count += 1) {
      const fotos = Array.from({ length: count }, (_, id) => photo(id));
      expect((await change({ link: own, fotos, added: true })).status).toBe(200);
    }
    const work = await waiting();
    expect(work.map(({ kind, isLater }) => [kind, isLater])).toEqual([
      ['mail', true],
      ['webhook', true],
    ]);
    await database.db.deleteFrom('work').where('kind', '=', 'webhook').execute();
    await isDue();
    const includeToken = await allEmails(database.db);
    expect(includeToken.map(({ to, subject }) => [to, subject])).toEqual([
      [brokerage, `Chegaram fotos do anúncio ${protocol}`],
    ]);
    expect(includeToken[0]).toMatchObject({ replyTo: email });
    expect(includeToken[0]!.text).toMatch(
      /Ver 20 fotos:?\s+https:\/\/bossa.example\/fotos-do-anuncio\?chave=abc\n/,
    );
    await change({ link: own, fotos: [photo(1)], added: true });
    expect(await waiting()).toHaveLength(2);
  });

  it('are posted to the house’s system, as an event of their own', async () => {
    const { protocol, own } = await sent();
    await change({ link: own, fotos: [photo(1)], added: true });
    await hooks.listen();
    const { db } = database;
    await db
      .updateTable('work')
      .set({ next_attempt_at: new Date() })
      .where('key', 'like', 'photos:%')
      .execute();
    const webhook = { url: hooks.url, key: readWebhookSecret(webhookSecret)! };
    const kinds = [webhookJob({ db, announceOf, siteUrl: 'https://bossa.example', webhook })];
    const worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
    await until(() => expect(hooks.received).toHaveLength(2));
    await worker.stop();
    await hooks.close();
    const eventsByType = new Map(hooks.received.map(({ body }) => [body.type, body]));
    expect(eventsByType.get('lead.created')).toMatchObject({ data: { protocol } });
    expect(eventsByType.get('announcement.photos')).toMatchObject({ data: { protocol, fotos: [photo(1)] } });
    expect(new Set(hooks.received.map(({ id }) => id)).size).toBe(2);
  });

  it('send no notification for a reorder, a removal or a held announcement', async () => {
    const { own } = await sent();
    await change({ link: own, fotos: [photo(1)], added: false });
    expect(await waiting()).toEqual([]);
    await database.db.updateTable('lead').set({ suspicion: 'trap' }).execute();
    expect((await change({ link: own, fotos: [photo(1)], added: true })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('are opened to the house for thirty days from when they came', async () => {
    const { own } = await sent();
    const { db } = database;
    const longAgo = new Date(Date.now() - 31 * 24 * 3600_000);
    await change({ link: own, fotos: [photo(1)], added: true });
    await db.updateTable('announcement').set({ created_at: longAgo }).execute();
    await forget(db);
    expect(await opens(own)).toMatchObject({ fotos: [photo(1)] });
    await db.updateTable('announcement').set({ photos_at: longAgo }).execute();
    await forget(db);
    expect(await opens(own)).toMatchObject({ fotos: [] });
  });

  it('open by number only to the owner, once their e-mail is proven', async () => {
    const { protocol } = await sent();
    const owner = await signedInCustomer(api.client, { email });
    const other = await signedInCustomer(api.client);
    const by = async (bearer?: string) =>
      (await ask(api.app, '/announcement/photos', { protocol }, bearer)).answer.announcement;
    expect(await by(owner.session.access_token)).toBeNull();
    await database.db.updateTable('account').set({ verified_at: new Date() }).execute();
    expect(await by(owner.session.access_token)).toMatchObject({ protocol });
    expect(await by(other.session.access_token)).toBeNull();
    expect(await by()).toBeNull();
  });
});
