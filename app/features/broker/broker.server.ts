import type { AppLoadContext } from '@remix-run/node';
import type { BrokerCard, BrokerProfile } from '~/domain/broker';
import { slugPattern } from '@domain/validation/search-values';
import type { ApiClient } from '~/back-end/client.server';
import { isRefusal } from '~/back-end/errors.server';
import { cacheAnswers } from '~/back-end/response-cache.server';
import { logged } from '@domain/kernel/logged';

const budgetShare = 0.6;
/** null unless active (settled §4: status 'success' and a truthy status). @throws errors of the API client */
export function brokerProfile(
  slug: string | null,
  { api }: Pick<AppLoadContext, 'api'>,
): Promise<BrokerProfile | null> {
  if (!slug || !slugPattern.test(slug)) return Promise.resolve(null);
  return profileBySlug(api, slug);
}

/** Page and layout request the broker at the same time, so they share one call. No caching. */
const profileBySlug = cacheAnswers<ApiClient, BrokerProfile | null, string>(
  {
    freshMs: 0,
    sharesOnly: true,
    versionOf: (api) => api.getCacheVersion?.('lists'),
    maxStaleMs: 0,
    retryMs: 0,
  },
  async (api, slug) => {
    try {
      return await api.broker(slug, { budgetShare });
    } catch (error) {
      // Spec 2 §8: only the status 'success' makes a broker active.
      if (isRefusal(error)) return null;
      throw error;
    }
  },
);

/** Broker of the page; null also if the back end fails, so the page then has no broker. */
export async function activeBroker(
  slug: string | null,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<BrokerCard | null> {
  const profile = await brokerProfile(slug, context).catch(
    logged(context.log, 'broker unavailable', () => null),
  );
  if (!profile) return null;
  const { name, creci, phone, avatar } = profile;
  return { slug: profile.slug, name, creci, phone, avatar };
}
