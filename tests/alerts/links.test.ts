import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { Frequency } from '@domain/saved-search/frequency';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import type { Message } from '@api/platform/email/transport';
import { emailsTo } from '../support/emails';
import { oneClick } from '../email/email-links';
import { aSearch, aPerson, at } from './alert-fixture';

type Site = Awaited<ReturnType<typeof openSite>>;

describe('the links of a letter', () => {
  let site: Site;
  let sentEmail: Message;
  const listings = Array.from({ length: 15 }, () => makeListing());

  /** A person with three searches, of whose letter the third is no part. */
  beforeAll(async () => {
    site = await openSite([makeListing()]);
    const { db } = site;
    const apply = (part: typeof listings) =>
      applyCatalogue(db, { source: 'a', feed: 'a', listings: part, force: true });
    await apply(listings.slice(0, 1));
    const { id, email } = await aPerson(db);
    await aSearch(db, id, { name: 'Moema', filters: { local: 'moema' } });
    await aSearch(db, id, {
      name: 'Até três',
      frequency: 'weekly',
      filters: { price: { max: 3_000_000 } },
    });
    await aSearch(db, id, { name: 'Itu', filters: { local: 'itu' } });
    await apply(listings);
    await notifyChanges(db, at('monday', '08:00'));
    const [sent] = await emailsTo(db, email);
    sentEmail = sent!;
  });
  afterAll(() => site.close());
  /** Nobody has followed a link yet. */
  beforeEach(async () => {
    await sql`update alert_link set before = null`.execute(site.db);
    await sql`update saved_search set frequency = case name when 'Até três' then 'weekly' else 'daily' end`.execute(
      site.db,
    );
  });

  const frequencies = async () => {
    const rows = await site.db.selectFrom('saved_search').select(['id', 'frequency']).orderBy('id').execute();
    return rows.map(({ frequency }) => frequency);
  };
  const here = (url: string) => site.origin + new URL(url).pathname + new URL(url).search;
  const linkAfter = (words: string) => here(new RegExp(`${words}:?\\s+(\\S+)`).exec(sentEmail.text)![1]!);
  const before: Frequency[] = ['daily', 'weekly', 'daily'];

  it('end the searches that the letter names by one click, twice as once', async () => {
    const url = here(sentEmail.unsubscribe!);
    for (let times = 0; times < 2; times++) {
      const answer = await oneClick(url);
      expect(answer.status).toBe(200);
      expect(await frequencies()).toEqual(['off', 'off', 'daily']);
    }
  });

  it('end them by the other type of form too', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await oneClick(here(sentEmail.unsubscribe!), { body })).status).toBe(200);
    expect(await frequencies()).toEqual(['off', 'off', 'daily']);
  });

  it('end one section’s search alone, make it weekly, and give back what was', async () => {
    const url = linkAfter('Parar os avisos desta pesquisa');
    const press = async (acao: string) => {
      const answer = await oneClick(url, { body: new URLSearchParams({ acao }) });
      expect(answer.status).toBe(303);
      return (await fetch(here(new URL(answer.headers.get('Location')!, site.origin).href))).text();
    };
    const page = await (await fetch(url)).text();
    expect(page).toContain('Parar os avisos de “Moema”?');
    expect(page).toMatch(/As cartas vão para c•••\d@exemplo\.com\.br/);
    expect(await press('stop')).toContain('Não escrevemos mais sobre “Moema”.');
    expect(await frequencies()).toEqual(['off', 'weekly', 'daily']);
    expect(await press('resume')).toContain('Parar os avisos de “Moema”?');
    expect(await frequencies()).toEqual(before);
    expect(await press('weekly')).toContain('só um resumo por semana');
    expect(await frequencies()).toEqual(['weekly', 'weekly', 'daily']);
  });

  it('do nothing with a wrong token, on the same page without the name', async () => {
    const wrong = `${site.origin}/avisos/parar?token=${randomBytes(16).toString('hex')}`;
    for (const url of [
      wrong,
      `${site.origin}/avisos/parar`,
      linkAfter('Ver os \\d+ no site').replace('imoveis', 'parar'),
    ]) {
      const page = await (await fetch(url)).text();
      expect(page).toContain('Parar os avisos desta carta?');
      expect(page).not.toContain('Moema”');
      expect((await oneClick(url)).status).toBe(200);
    }
    expect(await frequencies()).toEqual(before);
  });

  it('show twelve homes and lead to exactly the others', async () => {
    expect(sentEmail.text.match(/Por quê: /g)).toHaveLength(12);
    const page = await (await fetch(linkAfter('E mais 2 imóveis'))).text();
    expect(page).toContain('2 imóveis da sua carta');
    expect(page.match(/<article class="card"/g)).toHaveLength(2);
    const all = await (await fetch(linkAfter('Ver os \\d+ no site'))).text();
    expect(all.match(/<article class="card"/g)).toHaveLength(14);
    const wrong = await fetch(`${site.origin}/avisos/imoveis?token=x`);
    expect(await wrong.text()).toContain('Nada mais desta carta está disponível.');
  });

  it('are pages that are not cached, indexed or named to others', async () => {
    for (const url of [sentEmail.unsubscribe!, linkAfter('Ver os \\d+ no site')]) {
      const answer = await fetch(here(url));
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toMatch(/(?:from|lastPage)=[^"]*token/);
    }
  });

  it('are kept as hashes', async () => {
    const token = new URL(sentEmail.unsubscribe!).searchParams.get('token')!;
    expect(token).toMatch(/^[A-Za-z0-9]{22,}$/);
    const rows = await sql`select * from alert_link`.execute(site.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('weigh little, and say the same as text', () => {
    expect(Buffer.byteLength(sentEmail.html)).toBeLessThan(60_000);
    expect(sentEmail.html).not.toMatch(/<script|url\(|@import/);
    expect(sentEmail.text).toContain('Por que você recebeu: salvou as pesquisas “Moema”');
  });
});
