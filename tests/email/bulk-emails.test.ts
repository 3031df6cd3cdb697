import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '@api/platform/email/transport';
import { wantsOwnerEmails } from '@api/owners/report/emails/email-links';
import { applyOwners } from '@api/owners/apply-owners';
import { ownersToInvite } from '@api/owners/invitations';
import { wantsNoInvitation } from '@api/owners/invited';
import { text as textOf } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { bulkEmailNames, type BulkEmailName, bulkEmails } from './bulk-emails';
import { changedTables, readAllTables, linksOf, oneClick } from './email-links';

let site: Awaited<ReturnType<typeof openSite>>;
let emails: Record<BulkEmailName, Message>;
beforeAll(async () => {
  site = await openSite([]);
  emails = await bulkEmails(site.db);
});
afterAll(() => site.close());

/** All links, but of those to properties one for each set of parameters. */
const oneOfEachKind = (urls: string[]) => [
  ...new Map(urls.map((url) => [kindOf(new URL(url)), url])).values(),
];
const kindOf = ({ pathname, searchParams }: URL) =>
  [/^\/(usado|novo)\//.exec(pathname)?.[0] ?? pathname, ...searchParams.keys()].join();
const here = (url: string) => site.origin + new URL(url).pathname + new URL(url).search;
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

describe.each(bulkEmailNames)('the letter of %s', (name) => {
  test('is followed by a scanner, by GET and HEAD, and nothing changes', async () => {
    const before = await readAllTables(site.db);
    for (const url of oneOfEachKind(linksOf(emails[name])))
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(here(url), { method, redirect: 'manual' });
        expect(answer.status, `${method} ${url}`).toBeLessThan(400);
      }
    expect(changedTables(before, await readAllTables(site.db))).toEqual([]);
  });

  test('has a page with a button for the one click, not to be kept', async () => {
    const answer = await fetch(here(emails[name].unsubscribe!));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await answer.text()).toMatch(/<button[^>]*value="stop"/);
  });

  test('says as text all that it says as HTML, and leads where that leads', () => {
    const { html, text } = emails[name];
    const body = html.slice(html.indexOf('<body')).replace(/<div aria-hidden.*?<\/div>/s, '');
    const phrases = body
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/<[^>]*>/g, '\n')
      .split(/\n| · /)
      .map((each) => plain(textOf(each)).replace(/^, /, ''))
      .filter(Boolean);
    expect(phrases.length).toBeGreaterThan(10);
    expect(phrases.filter((each) => !plain(text).includes(each))).toEqual([]);
    expect(linksOf(emails[name]).filter((url) => !text.includes(url))).toEqual([]);
  });

  test('names its pictures, which lie at whole addresses', () => {
    const pictures = [...emails[name].html.matchAll(/<img src="([^"]*)"[^>]* alt="([^"]*)"/g)];
    expect(pictures).toHaveLength(emails[name].html.split('<img').length - 1);
    for (const [, url, alt] of pictures)
      expect([new URL(url!).protocol, alt]).toEqual(['https:', expect.stringMatching(/./)]);
    if (name !== 'an owner’s invitation') expect(pictures.length).toBeGreaterThan(0);
  });

  test('breaks no line within the word e-mail', () => {
    const paragraphs = emails[name].html.match(/<p style="margin:0 0 16px.*?<\/p>/gs) ?? [];
    expect(
      paragraphs.join('').replaceAll('<span style="white-space:nowrap">e-mail</span>', ''),
    ).not.toContain(' e-mail');
  });

  test('weighs less than 100 KB, at which mail programs cut letters off', () => {
    expect(Buffer.byteLength(emails[name].html)).toBeLessThan(100_000);
  });
});

describe('one click', () => {
  afterEach(() => site.db.updateTable('owner_invitation').set({ stopped_at: null }).execute());

  const wrong = () => `${site.origin}/avisos/parar?token=${randomBytes(16).toString('hex')}`;
  const invited = 'proprietario@exemplo.com.br';
  /** Whether an owner is still written to, each week and to be invited. */
  const comes = async () => {
    const { account_id } = await site.db
      .selectFrom('owner_letter')
      .select('account_id')
      .executeTakeFirstOrThrow();
    return [await wantsOwnerEmails(site.db, account_id), !(await wantsNoInvitation(site.db, invited))];
  };
  const pressed = (url: string, acao: string) => oneClick(url, { body: new URLSearchParams({ acao }) });
  const parts = () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    return body;
  };

  test('on a wrong link is answered alike, and ends nothing', async () => {
    expect((await oneClick(wrong())).status).toBe(200);
    expect(await comes()).toEqual([true, true]);
  });

  test('unsubscribes only from the owner’s weekly e-mail, and can be undone', async () => {
    const url = here(emails['an owner’s week'].unsubscribe!);
    for (const body of [undefined, parts()]) {
      expect((await oneClick(url, body && { body })).status).toBe(200);
      expect(await comes()).toEqual([false, true]);
    }
    expect((await pressed(url, 'resume')).status).toBe(303);
    expect(await comes()).toEqual([true, true]);
  });

  test('ends an owner’s invitations alone, for good, of every source', async () => {
    const url = here(emails['an owner’s invitation'].unsubscribe!);
    expect(await (await fetch(url)).text()).toContain('Não receber outro convite?');
    for (const acao of ['weekly', 'resume']) await pressed(url, acao);
    expect(await comes()).toEqual([true, true]);
    for (const body of [undefined, parts()]) {
      expect((await oneClick(url, body && { body })).status).toBe(200);
      expect(await comes()).toEqual([true, false]);
    }
    for (const acao of ['weekly', 'resume']) await pressed(url, acao);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Não convidamos mais este e-mail.');
    expect(page).not.toMatch(/Voltar a receber|exemplo\.com\.br/);

    const ids = await fillCatalogue(site.db, [makeListing({ reference: 'OUTRA' })], 'outra-fonte');
    const link = { property: ids.get('OUTRA')!, reference: 'OUTRA', email: invited, onlyYouUntil: null };
    expect(await ownersToInvite(site.db, [link])).toEqual([]);
    const { id } = await site.db
      .selectFrom('source')
      .select('id')
      .where('name', '=', 'outra-fonte')
      .executeTakeFirstOrThrow();
    expect((await applyOwners(site.db, id, [link], { mayApply: () => true, invites: true })).invited).toBe(0);
    const invitations =
      await sql`select * from owner_invitation join owner_invitation_link using (email_hash)`.execute(
        site.db,
      );
    expect(invitations.rows).toHaveLength(1);
    expect(JSON.stringify(invitations.rows)).not.toMatch(
      new RegExp(`${invited}|${new URL(url).searchParams.get('token')}`),
    );
  });
});
