import { eraseLeads, forget } from '../support/composed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementDraft } from '@contract/announcements';
import { savedDraftAnswer } from '@contract/announcements';
import { draftLimits, draftText } from '@domain/announcement/draft';
import { testApi } from '../support/api';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { aToken, ask } from './make-announcement';

describe.each(testEngines)('the draft of an announcement, on %s', (engine) => {
  let database: TestDatabase;
  let app: ReturnType<typeof testApi>['app'];
  let bearer: string;
  let other: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const api = testApi(database);
    app = api.app;
    bearer = (await signedInCustomer(api.client)).session.access_token;
    other = (await signedInCustomer(api.client)).session.access_token;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['announcement_draft', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const call = (what: string, body: object, as?: string) => ask(app, `/announcement/draft${what}`, body, as);
  const found = async (token: string, as?: string): Promise<AnnouncementDraft | null> =>
    (await call('', { token }, as)).answer.draft;
  const save = async (token: string, typed: Record<string, string>, as?: string, base = 0) => {
    const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
    const { status, answer } = await call(
      '/save',
      { token, base, typed: values, touched: Object.keys(typed) },
      as,
    );
    expect(status).toBe(200);
    return savedDraftAnswer.parse(answer).draft;
  };
  const drafts = async () =>
    (await database.db.selectFrom('announcement_draft').selectAll().execute()).length;

  it('is available for 30 days in the browser that saved it, in no other', async () => {
    const token = aToken();
    expect(await found(token)).toBeNull();
    const saved = await save(token, { cidade: 'Búzios' });
    expect(saved.revision).toBe(1);
    expect(new Date(saved.kept_until).getTime() - new Date(saved.saved_at).getTime()).toBe(
      30 * 24 * 3600_000,
    );
    expect(await found(token)).toEqual(saved);
    expect(await found(aToken())).toBeNull();
    expect(await found(aToken(), bearer)).toBeNull();
  });

  it('takes the newest value of each field; no change makes no revision', async () => {
    const token = aToken();
    await save(token, { cidade: 'Búzios', bairro: 'Geribá' });
    await save(token, { cidade: 'Cabo Frio' });
    const third = await save(token, { bairro: 'Ferradura' }, undefined, 1);
    expect([draftText(third.fields, 'cidade'), draftText(third.fields, 'bairro')]).toEqual([
      'Cabo Frio',
      'Ferradura',
    ]);
    const again = await save(token, { bairro: 'Ferradura' });
    expect(again.revision).toBe(third.revision);
    expect(again.saved_at > third.saved_at).toBe(true);
  });

  it('is one, and loses nothing, where pages save at once', async () => {
    const token = aToken();
    await Promise.all(Array.from({ length: 12 }, (_, index) => save(token, { [`campo${index}`]: 'x' })));
    expect(await drafts()).toBe(1);
    expect(Object.keys((await found(token))!.fields)).toHaveLength(12);
    expect((await found(token))!.revision).toBe(12);
  });

  it('belongs to the account once saved signed in, in all its browsers', async () => {
    const [first, second] = [aToken(), aToken()];
    await save(first, { cidade: 'Búzios' });
    expect(await found(second, bearer)).toBeNull();
    const { id } = await save(first, { bairro: 'Geribá' }, bearer);
    expect((await found(second, bearer))!.id).toBe(id);
    expect(await found(first, other)).toBeNull();
    await save(second, { numero: '85' }, bearer);
    // Signed out, the second browser has it now, too.
    expect(draftText((await found(second))!.fields, 'bairro')).toBe('Geribá');
    // Somebody else at the first browser begins one of their own.
    const theirs = await save(first, { cidade: 'Lisboa' }, other);
    expect(theirs.id).not.toBe(id);
    expect(draftText((await found(aToken(), bearer))!.fields, 'cidade')).toBe('Búzios');
    expect((await call('', { token: first }, 'nobodys-bearer-at-all')).status).toBe(401);
  });

  it('is in five browsers at most; the account has it everywhere', async () => {
    const tokens = Array.from({ length: 6 }, aToken);
    for (const token of tokens) await save(token, { cidade: 'Búzios' }, bearer);
    expect(await drafts()).toBe(1);
    const open = await Promise.all(tokens.map((token) => found(token)));
    expect(open.map((draft) => draft !== null)).toEqual([true, true, true, true, true, false]);
    expect(await found(tokens[5]!, bearer)).not.toBeNull();
  });

  it('is opened by its link to nobody who is signed in as another', async () => {
    const [token, link] = [aToken(), aToken()];
    await save(token, { cidade: 'Búzios' }, bearer);
    await call('/link', { token, link });
    const outcome = async (as?: string) =>
      (await call('/link/open', { token: aToken(), link }, as)).answer.outcome;
    expect([await outcome(other), await outcome(bearer), await outcome()]).toEqual([
      'over',
      'bound',
      'bound',
    ]);
  });

  it('takes no more once it was sent, says its number, and twice is once', async () => {
    const token = aToken();
    await save(token, { cidade: 'Búzios' }, bearer);
    await call('/sent', { token, protocol: '2611-048213' });
    await call('/sent', { token, protocol: '2611-000000' });
    expect((await found(token))!.sent!.protocol).toBe('2611-048213');
    const refused = await call('/save', { token, base: 1, typed: { cidade: ['Lisboa'] } });
    expect([refused.status, refused.answer.message]).toEqual([409, 'Você já enviou este anúncio.']);
    // The account's other browsers begin another; this one too, once it has left.
    expect(await found(aToken(), bearer)).toBeNull();
    await call('/leave', { token });
    expect(await found(token)).toBeNull();
    expect((await save(token, { cidade: 'Lisboa' })).sent).toBeNull();
    expect((await call('/sent', { token: aToken(), protocol: '2611-048213' })).status).toBe(200);
  });

  it('is gone when the only one who has it leaves; others keep it', async () => {
    const [mine, second] = [aToken(), aToken()];
    await save(mine, { cidade: 'Búzios' });
    await call('/leave', { token: mine });
    expect(await drafts()).toBe(0);
    await save(mine, { cidade: 'Búzios' }, bearer);
    await save(second, { bairro: 'Geribá' }, bearer);
    await call('/leave', { token: mine }, bearer);
    expect(await found(mine, bearer)).toBeNull();
    expect(draftText((await found(second))!.fields, 'cidade')).toBe('Búzios');
    await call('/leave', { token: second });
    expect(await drafts()).toBe(0);
    await call('/leave', { token: second });
  });

  it('expires 30 days after it was saved, for readers and in the table', async () => {
    const token = aToken();
    await save(token, { cidade: 'Búzios' }, bearer);
    const pass = (days: number) =>
      sql`update announcement_draft set saved_at = saved_at - make_interval(days => ${days})`.execute(
        database.db,
      );
    await pass(29);
    await forget(database.db);
    expect(await found(token)).not.toBeNull();
    await pass(1);
    expect([await found(token), await found(aToken(), bearer)]).toEqual([null, null]);
    expect((await save(token, { cidade: 'Lisboa' })).revision).toBe(1);
    await forget(database.db);
    expect(await drafts()).toBe(1);
  });

  it('goes when a person’s contacts are erased', async () => {
    await save(aToken(), { email: 'Ana@exemplo.com.br' });
    await save(aToken(), { email: 'rui@exemplo.com.br' });
    await eraseLeads(database.db, 'ana@exemplo.com.br', database.dataDir);
    expect(await drafts()).toBe(1);
  });

  it('is bounded: in names, and in all', async () => {
    const token = aToken();
    const many = (from: number, count: number, value = 'x') =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`campo${from + index}`, [value]]));
    const put = (typed: Record<string, string[]>) => call('/save', { token, base: 0, typed });
    expect((await put(many(0, draftLimits.fields + 1))).status).toBe(400);
    expect((await put(many(0, draftLimits.fields))).status).toBe(200);
    expect((await put(many(draftLimits.fields, 1))).status).toBe(413);
    expect((await put({ campo0: ['x'.repeat(draftLimits.value + 1)] })).status).toBe(400);
    let last = 200;
    for (let round = 0; round < 30 && last === 200; round += 1)
      last = (await put(many(0, 20, `${round}`.padEnd(draftLimits.value, 'x')))).status;
    expect(last).toBe(413);
  });

  it('keeps raw text but for what no database holds', async () => {
    const saved = await save(aToken(), { cidade: ' B\u0000\ud800úzios\n ' });
    expect(draftText(saved.fields, 'cidade')).toBe(' Búzios\n ');
  });
});
