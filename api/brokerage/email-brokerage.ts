import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from './schema';
import { officesOf } from './brokerage';
import { loadBrokerage } from './queries/brokerage';
import { isDemo } from './queries/is-demo';
import { defaultBrokerageName, demoOffices } from '@domain/brokerage/brokerage';
import { shownTexts } from '@domain/brokerage/shown-texts';
import type { EmailBrokerage, EmailSettings } from '@api/platform/email/email';

/** --vidrotil in app/styles/tokens.css. */
const designAccent = '#17514f';

/** Sender of an e-mail: the stored brokerage takes precedence over the settings. */
export async function emailBrokerage(
  db: Kysely<BrokerageDatabase>,
  settings: EmailSettings,
): Promise<EmailBrokerage> {
  const brokerage = (await loadBrokerage(db))?.content;
  const named = brokerage?.name
    ? { name: brokerage.name, article: brokerage.article ?? defaultBrokerageName.article }
    : defaultBrokerageName;
  const hasDemo = await isDemo(db);
  return {
    ...settings,
    ...named,
    office: (brokerage && officesOf(brokerage)[0]) ?? settings.office ?? (hasDemo ? demoOffices[0]! : null),
    texts: shownTexts(brokerage, hasDemo),
    logo: brokerage?.logo ?? named.name,
    accent: brokerage?.colours?.accent ?? designAccent,
  };
}
