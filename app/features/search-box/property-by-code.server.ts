import type { AppLoadContext } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { codeSearchFailed, type CodeSearch } from './code-search';
import { unavailableText } from '~/domain/unavailable-property';
import { links } from '~/links';
import type { ApiClient } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { asVisitor } from '~/back-end/visitor-calls.server';

/** A code that the back end does not know; some say so by 404. */
function unknown(error: unknown): Awaited<ReturnType<ApiClient['productByCode']>> {
  if (hasStatus(error, 404)) return { id: null, url: { sell: null, rent: null } };
  throw error;
}

/** Finds the page of the property that has this code (spec 1 §2.5 and §10). */
export async function propertyByCode(
  code: string,
  context: Pick<AppLoadContext, 'api' | 'session' | 'log'>,
): Promise<CodeSearch> {
  const found = await orNull(
    asVisitor(context, (calls) => calls.productByCode(code)).catch(unknown),
    context.log,
  );
  if (!found) return { path: null, message: codeSearchFailed };
  const address = found.url?.sell ?? found.url?.rent;
  const path = found.id && address ? returnTo(`/${address.replace(/^\/+/, '')}/${found.id}`) : null;
  if (path) return { path };
  const action = { label: 'Ver mais imóveis', href: links.allProperties() };
  return { path: null, message: { tone: 'warning', text: unavailableText, action } };
}
