import type { Kysely } from 'kysely';
import { OperatorIndex } from '@domain/legacy-urls/operator-index';
import { endOf } from '@domain/legacy-urls/plan-redirects';
import { redirectRules, type RedirectFor } from '@domain/legacy-urls/redirect-for';
import { readRedirect, type RedirectText } from '@domain/legacy-urls/redirect-line';
import type { LegacySettings } from '@domain/legacy-urls/settings';
import { redirectsVersion, storedRedirects } from './queries/redirects';
import type { RedirectsDatabase } from './schema';

/** The website's settings decide where these two lead; here they only end a chain. */
export const siteSettings: LegacySettings = {
  financingUrl: 'https://financing.invalid/',
  blogUrl: '/revista-curate/assinatura',
};

/** Where a redirect ends, if its target leads on. Reads all redirects again after a change. */
export function redirectEnds(
  db: Kysely<RedirectsDatabase>,
): () => Promise<(text: RedirectText) => string | null> {
  let known: { version: string; rules: RedirectFor } | undefined;
  return async () => {
    const version = await redirectsVersion(db);
    if (known?.version !== version) known = { version, rules: rulesOf(await storedRedirects(db)) };
    const { rules } = known;
    return (text) => {
      const rule = readRedirect(text);
      return typeof rule === 'string' ? null : endOf(rule, rules);
    };
  };
}

/** Stored redirects have no loops. */
function rulesOf(stored: readonly RedirectText[]): RedirectFor {
  const index = new OperatorIndex();
  for (const text of stored) {
    const rule = readRedirect(text);
    if (typeof rule !== 'string') index.add(rule);
  }
  return redirectRules(siteSettings, index);
}
