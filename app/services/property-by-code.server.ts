import type { AppLoadContext } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { codeSearchFailed, type CodeSearch } from '~/domain/search/code-search';
import { unavailableText } from '~/domain/unavailable-property';
import { links } from '~/links';
import { orNull } from './api/or-null.server';

/** Finds the page of the property that has this code (spec 1 §2.5 and §10). */
export async function propertyByCode(
  code: string,
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<CodeSearch> {
  const found = await orNull(api.productByCode(code), log);
  if (!found) return { path: null, message: codeSearchFailed };
  const address = found.url?.sell ?? found.url?.rent;
  const path = found.id && address ? returnTo(`/${address.replace(/^\/+/, '')}/${found.id}`) : null;
  if (path) return { path };
  const action = { label: 'Ver mais imóveis', href: links.allProperties() };
  return { path: null, message: { tone: 'warning', text: unavailableText, action } };
}
