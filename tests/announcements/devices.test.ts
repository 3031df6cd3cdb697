import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDraftFiles } from '@server/announcements/draft-files';
import { draftText } from '@domain/announcement/draft';
import type { DraftStore } from '~/features/announce/draft-store';
import { draftsOf } from '~/features/announce/drafts.server';
import { openSite } from '../imoveis/site';
import { testEngines } from '../support/database';
import { aToken } from './make-announcement';

const dayMs = 24 * 3600_000;

interface Store {
  drafts: DraftStore;
  /** So much time goes by. */
  pass(ms: number): Promise<void>;
  /** All that lies there. */
  text(): Promise<string>;
  close(): Promise<void>;
}

async function files(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'devices-'));
  let ahead = 0;
  return {
    drafts: openDraftFiles(folder, () => new Date(Date.now() + ahead)),
    async pass(ms) {
      ahead += ms;
    },
    async text() {
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = names
        .filter((name) => name.isFile())
        .map((name) => readFile(join(name.parentPath, name.name), 'utf8'));
      return [...names.map(({ name }) => name), ...(await Promise.all(texts))].join('\n');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function backEnd(engine: (typeof testEngines)[number]): Promise<Store> {
  const site = await openSite([], {}, engine);
  const session = { customer: async () => null, end: () => undefined };
  const { api, drafts } = site.context;
  return {
    drafts: draftsOf({ api, drafts, session } as unknown as Parameters<typeof draftsOf>[0]),
    async pass(ms) {
      const past = sql<Date>`make_interval(secs => ${ms / 1000})`;
      await sql`update announcement_draft set saved_at = saved_at - ${past}`.execute(site.db);
      await sql`update announcement_link set expires_at = expires_at - ${past}`.execute(site.db);
    },
    async text() {
      const tables = ['announcement_draft', 'announcement_browser', 'announcement_link'] as const;
      const rows = await Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()));
      return JSON.stringify(rows);
    },
    close: () => site.close(),
  };
}

const stores: [string, () => Promise<Store>][] = [
  ['files', files],
  ...testEngines.map((engine): [string, () => Promise<Store>] => [engine, () => backEnd(engine)]),
];

describe.each(stores)('a draft that is gone on with in another browser, in %s', (_, open) => {
  let store: Store;
  let drafts: DraftStore;
  beforeAll(async () => {
    store = await open();
    drafts = store.drafts;
  });
  afterAll(() => store.close());

  const typed = (cidade: string) => ({ base: 0, typed: { cidade: [cidade] }, touched: ['cidade'] });
  const town = async (token: string) => {
    const draft = await drafts.read(token);
    return draft && draftText(draft.fields, 'cidade');
  };
  /** A browser with a draft, and its link. */
  const begun = async () => {
    const [token, link] = [aToken(), aToken()];
    await drafts.save(token, typed('Búzios'), 'Chrome no Windows');
    expect(await drafts.makeLink(token, link)).toBe(true);
    return { token, link };
  };
  const opened = (link: string, token = aToken()) => drafts.openLink(link, token, 'Safari no iPhone');

  it('is one draft in both: what either types the other has', async () => {
    const { token, link } = await begun();
    const phone = aToken();
    expect(new Date((await drafts.lookAtLink(link))!).getTime()).toBeGreaterThan(Date.now() - dayMs);
    // To look at it gives it to nobody.
    expect(await drafts.read(phone)).toBeNull();
    expect(await opened(link, phone)).toBe('bound');
    expect(await town(phone)).toBe('Búzios');
    const { data } = await drafts.devices(phone);
    expect(data.map(({ device }) => device)).toEqual(['Chrome no Windows', 'Safari no iPhone']);
    await drafts.save(phone, typed('Cabo Frio'));
    expect(await town(token)).toBe('Cabo Frio');
    expect((await drafts.read(phone))!.id).toBe((await drafts.read(token))!.id);
  });

  it('replaces the draft of that browser; opening again changes nothing', async () => {
    const { link } = await begun();
    const phone = aToken();
    await drafts.save(phone, typed('Lisboa'));
    for (const _ of [1, 2]) expect(await opened(link, phone)).toBe('bound');
    expect(await town(phone)).toBe('Búzios');
    expect((await drafts.devices(phone)).data).toHaveLength(2);
  });

  it('is limited to five browsers, also concurrently, each revocable', async () => {
    const { token, link } = await begun();
    const others = Array.from({ length: 8 }, aToken);
    const outcomes = await Promise.all(others.map((other) => opened(link, other)));
    expect(outcomes.filter((each) => each === 'bound')).toHaveLength(4);
    expect(outcomes.filter((each) => each === 'full')).toHaveLength(4);
    const { data } = await drafts.devices(token);
    expect(data).toHaveLength(5);
    expect(data.filter((each) => each.is_this)).toHaveLength(1);
    const phone = others[outcomes.indexOf('bound')]!;
    const own = (await drafts.devices(phone)).data.find((each) => each.is_this)!;
    // Nobody takes it from themselves, nor from a draft that they do not have.
    await drafts.revoke(phone, own.id);
    await drafts.revoke(aToken(), own.id);
    expect(await town(phone)).toBe('Búzios');
    await drafts.revoke(token, own.id);
    expect(await drafts.read(phone)).toBeNull();
    expect(await opened(link, others[outcomes.indexOf('full')])).toBe('bound');
    // Who had it begins another of their own.
    await drafts.save(phone, typed('Lisboa'));
    expect([await town(phone), await town(token)]).toEqual(['Lisboa', 'Búzios']);
  });

  it('can be taken from the browser that began it, which begins another', async () => {
    const { token, link } = await begun();
    const phone = aToken();
    await opened(link, phone);
    const first = (await drafts.devices(phone)).data.find((each) => !each.is_this)!;
    expect((await drafts.devices(phone)).data.map(({ is_this }) => is_this)).toEqual([false, true]);
    await drafts.revoke(phone, first.id);
    expect(await drafts.read(token)).toBeNull();
    await drafts.save(token, typed('Lisboa'));
    expect([await town(token), await town(phone)]).toEqual(['Lisboa', 'Búzios']);
  });

  it('stays with the others when one leaves it, and goes with the last', async () => {
    const { token, link } = await begun();
    const phone = aToken();
    await opened(link, phone);
    await drafts.leave(token);
    expect([await town(token), await town(phone)]).toEqual([null, 'Búzios']);
    await drafts.leave(phone);
    expect([await town(phone), await drafts.lookAtLink(link)]).toEqual([null, null]);
  });

  it('is gone in every browser once one discards it, unless it was sent', async () => {
    const { token, link } = await begun();
    const phone = aToken();
    await opened(link, phone);
    await drafts.discard(phone);
    expect([await town(token), await town(phone)]).toEqual([null, null]);
    await drafts.discard(phone);

    const other = await begun();
    await drafts.sent(other.token, '2611-048213');
    await drafts.discard(other.token);
    expect((await drafts.read(other.token))?.sent?.protocol).toBe('2611-048213');
  });

  const over: [string, (begun: { token: string; link: string }) => Promise<unknown>][] = [
    ['it was replaced by another', ({ token }) => drafts.makeLink(token, aToken())],
    ['it was ended', ({ token }) => drafts.endLink(token)],
    ['seven days are over', () => store.pass(7 * dayMs + 1000)],
    ['the announcement was sent', ({ token }) => drafts.sent(token, '2611-048213')],
    ['the draft was left', ({ token }) => drafts.leave(token)],
  ];
  it.each(over)('is not opened by a link when %s, as by one that never was', async (_, end) => {
    const from = await begun();
    await store.pass(6 * dayMs);
    expect(await drafts.lookAtLink(from.link)).not.toBeNull();
    await end(from);
    for (const link of [from.link, aToken()]) {
      const phone = aToken();
      expect([await drafts.lookAtLink(link), await opened(link, phone)]).toEqual([null, 'over']);
      expect(await drafts.read(phone)).toBeNull();
    }
  });

  it('has no link once it is sent, and lists no browsers to strangers', async () => {
    const { token } = await begun();
    await drafts.sent(token, '2611-048213');
    for (const each of [token, aToken()]) {
      expect(await drafts.makeLink(each, aToken())).toBe(false);
      expect(await drafts.devices(each)).toEqual({ data: [], link_until: null });
    }
  });

  it('lies there with no secret that opens it', async () => {
    const { token, link } = await begun();
    const phone = aToken();
    await opened(link, phone);
    const text = await store.text();
    for (const secret of [token, link, phone]) expect(text).not.toContain(secret);
  });
});
