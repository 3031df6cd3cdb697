import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { BrokerCard } from '~/domain/broker';
import { slugPattern } from '~/domain/validation/search-values';
import { ApiHttpError } from './api/errors';

/** A page does not wait longer for its broker, in ms: it is then shown as everybody's. */
const patience = 1500;

/**
 * The broker whose page `?corretor={slug}` asks for (decisions, section 4): null where there is none, he is not active
 * (status 'success' and a truthy status), or the back end does not say in time.
 */
export async function activeBroker(
  slug: string | null,
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<BrokerCard | null> {
  if (!slug || !slugPattern.test(slug)) return null;
  try {
    const { status, data } = await api.broker(slug, { timeoutMs: patience });
    if (status !== 'success' || !data?.status) return null;
    const { name, creci, phone, avatar } = data;
    return { slug: data.slug, name, creci, phone: phone ?? null, avatar: avatar ?? null };
  } catch (error) {
    if (!(error instanceof ApiHttpError && error.status === 404))
      log.error({ err: error }, 'a broker could not be had');
    return null;
  }
}

/** A layout's loader: the broker in whose name the page is shown. */
export async function layoutLoader({ request, context }: LoaderFunctionArgs) {
  const corretor = new URL(request.url).searchParams.get('corretor');
  return { broker: corretor === null ? null : await activeBroker(corretor, context) };
}
