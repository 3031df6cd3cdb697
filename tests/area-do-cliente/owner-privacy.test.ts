import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailHtml } from '@api/platform/email/email-html';
import { emailText } from '@api/platform/email/email-text';
import { ownerEmail } from '@api/owners/report/emails/owner-email';
import { refreshPriceDemand } from '@api/owners/report/price-demand';
import { demoOffices, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { mondayOf } from '@domain/owner-report/week';
import { reportPages } from '~/domain/report-pages';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { makeAccount } from '../support/accounts';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

const brokerage = {
  ...defaultBrokerageName,
  siteUrl: 'https://bossa.example',
  office: demoOffices[0]!,
  logo: defaultBrokerageName.name,
  accent: '#17514f' as const,
};
/** Somebody who asks for the home, keeps it and looks for one like it. */
const somebody = {
  name: 'Zenóbia Quaresma',
  email: 'zenobia.quaresma@exemplo.com.br',
  whatsapp: '+55 (11) 98111-2233',
  message: 'Aceitam um veleiro na troca?',
};
// Numbers at random have four digits of hers as a part.
const traces = /Zen[óo]bia|Quaresma|98111|\b2233\b|veleiro/i;

let site: Awaited<ReturnType<typeof openSite>>;
let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
let home: number;
const now = new Date();
beforeAll(async () => {
  const listedAt = new Date(now.getTime() - 60 * 86_400_000).toISOString();
  site = await openSite([makeListing({ reference: 'CASA', listedAt })]);
  home = site.ids.get('CASA')!;
  visitor = await signedInVisitor(site, { verified_at: now });
  const { db } = site;
  await db.insertInto('property_owner').values({ property_id: home, email: visitor.account.email }).execute();
  const { name, email, whatsapp, message } = somebody;
  const person = await makeAccount(db, { name, email, verified_at: now });
  const folder = await db
    .insertInto('folder')
    .values({ account_id: person.id, name: 'Veleiro', name_key: 'veleiro', created_at: now, used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('folder_item')
    .values({
      folder_id: folder.id,
      account_id: person.id,
      property_id: home,
      negotiation: 'sell',
      currency: 'BRL',
      ...{ kept_at: now, priced_at: now },
    })
    .execute();
  await db
    .insertInto('lead')
    .values(
      ['lead', 'schedule'].map((kind) => ({
        ...{ idempotency_key: `privado-${kind}`, protocol: `P-${kind}`, kind: kind as 'lead' | 'schedule' },
        ...{ name, email, whatsapp, message, product_id: home, campaign: '{}', consent_version: '1' },
        details: JSON.stringify(
          kind === 'schedule' ? { visit: { mode: 'in_person', day: '2026-12-01', period: 'manhã' } } : {},
        ),
        created_at: now,
      })),
    )
    .execute();
  await refreshPriceDemand(db, now);
});
afterAll(() => site.close());

test('the owner report shows counts, but no personal data of leads', async () => {
  const headers = { cookie: visitor.cookie };
  const { html } = await site.get(links.ownerReport(home), { headers });
  // They are counted, so that it is known that they could be told.
  expect(html).toContain('Um pedido de visita e uma pessoa em contato.');
  const pages = reportPages.filter((page) => page !== 'exclusividade-only-you');
  const addresses = [
    links.myProducts(),
    '/login-home',
    ...[undefined, ...pages].map((page) => links.ownerReport(home, page, 'anuncio')),
  ].flatMap((path) => [path, path.replace(/(?=\?|$)/, '.data')]);
  for (const address of addresses) {
    const { status, html: content } = await site.get(address, { headers });
    expect([address, status]).toEqual([address, 200]);
    expect(content).not.toMatch(traces);
  }
});

test('neither is the letter of the week', async () => {
  const monday = mondayOf(new Date(now.getTime() + 7 * 86_400_000));
  const eight = new Date(`${monday}T08:00:00-03:00`);
  const sentEmail = await ownerEmail({ db: site.db, house: brokerage }, visitor.account.id, monday, eight);
  const content = emailText(sentEmail!, brokerage) + emailHtml(sentEmail!, brokerage);
  expect(content).toContain('Um pedido de visita e uma pessoa em contato.');
  expect(content).not.toMatch(traces);
});
