import type { AppLoadContext } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { codeSearchFailed, type CodeSearch } from './code-search';
import { unavailableText } from '~/domain/unavailable-property';
import { links } from '~/links';
import { hasDotSegments } from '@domain/dot-segments';
import { orNull } from '~/back-end/or-null.server';
import { asVisitor } from '~/back-end/visitor-calls.server';

/** Finds the page of the property that has this code (spec 1 §2.5 and §10). */
export async function propertyByCode(
  code: string,
  context: Pick<AppLoadContext, 'api' | 'session' | 'log'>,
): Promise<CodeSearch> {
  // Nothing is called so, and asking for it would be asking for something else.
  if (hasDotSegments(encodeURIComponent(code))) return unavailable;
  const found = await orNull(
    asVisitor(context, (calls) => calls.productByCode(code)),
    context.log,
  );
  if (!found) return { path: null, message: codeSearchFailed };
  const address = found.url?.sell ?? found.url?.rent;
  const path = found.id && address ? returnTo(`/${address.replace(/^\/+/, '')}/${found.id}`) : null;
  return path ? { path } : unavailable;
}

const action = { label: 'Ver mais imóveis', href: links.allProperties() };
const unavailable: CodeSearch = {
  path: null,
  message: { tone: 'warning', text: unavailableText, action },
};
