import type { AppLoadContext } from '@remix-run/node';
import type { BrokerCard, BrokerProfile } from '~/domain/broker';
import { slugPattern } from '@domain/validation/search-values';
import type { ApiClient } from '~/back-end/client.server';
import { isRefusal } from '~/back-end/errors.server';
import { keptAnswers } from '~/back-end/kept-answers.server';
import { logged } from '@domain/logged';

/** A page does not wait longer for its broker, in ms. */
const timeoutMs = 1500;
/**
 * An active broker's profile; null where there is none of this slug, or he is not active (settled §4: status
 * 'success' and a truthy status).
 * @throws what the API client throws, where the back end does not say
 */
export function brokerProfile(
  slug: string | null,
  { api }: Pick<AppLoadContext, 'api'>,
): Promise<BrokerProfile | null> {
  if (!slug || !slugPattern.test(slug)) return Promise.resolve(null);
  return profileBySlug(api, slug);
}

/** A page and its layout ask for the same broker at the same time: they share one asking, and nothing is kept. */
const profileBySlug = keptAnswers<ApiClient, BrokerProfile | null, string>(
  { freshMs: 0, standInMs: 0, retryMs: 0 },
  async (api, slug) => {
    try {
      return await api.broker(slug, { timeoutMs });
    } catch (error) {
      // Spec 2 §8: an error's status is not the success that makes a broker active.
      if (isRefusal(error)) return null;
      throw error;
    }
  },
);

/** The broker in whose name a page is shown; null too where the back end does not say: the page is then everybody's. */
export async function activeBroker(
  slug: string | null,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<BrokerCard | null> {
  const profile = await brokerProfile(slug, context).catch(
    logged(context.log, 'a broker could not be had', () => null),
  );
  if (!profile) return null;
  const { name, creci, phone, avatar } = profile;
  return { slug: profile.slug, name, creci, phone, avatar };
}
