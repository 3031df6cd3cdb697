import type { AppLoadContext } from '@remix-run/node';
import { codeOf } from '~/domain/property';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { unavailableText } from '~/domain/unavailable-property';
import { hasNoProperties } from '~/domain/menus/fixed-searches';
import { links } from '~/links';
import { hasDotSegments } from '@domain/network/dot-segments';
import { orNull } from '~/back-end/or-null.server';
import type { CodeMatch } from '~/back-end/parsers/lists.server';
import { codeSearchFailed } from './code-search';

export interface FoundProperty {
  path: string;
  title: string;
  place: string;
  code: string;
}

export type CodeAnswer =
  | { homes: [FoundProperty, ...FoundProperty[]] }
  | { homes: null; message: SnackbarMessage };

/** Finds properties by code (spec 1 §2.5 and §10); a code may be ambiguous. */
export async function propertyByCode(
  code: string,
  context: Pick<AppLoadContext, 'api' | 'log' | 'onOffer'>,
): Promise<CodeAnswer> {
  // A path segment '.' or '..' would change the URL of the call.
  if (hasDotSegments(encodeURIComponent(code))) return unavailable(context);
  const found = await orNull(context.api.productByCode(code), context.log);
  if (!found) return { homes: null, message: codeSearchFailed };
  const [best, ...others] = found.flatMap((match) => propertyOf(match) ?? []);
  return best ? { homes: [best, ...others] } : unavailable(context);
}

function propertyOf({ id, url, codigo, titulo1, endereco }: CodeMatch): FoundProperty | null {
  const address = url.sell ?? url.rent;
  const path = address ? returnTo(`/${address.replace(/^\/+/, '')}/${id}`) : null;
  if (!path) return null;
  const code = codeOf({ codigo, id });
  const place = [endereco.bairro, endereco.cidade].filter(Boolean).join(', ');
  return { path, title: titulo1 ?? `Imóvel de código ${code}`, place, code };
}

const action = { label: 'Ver mais imóveis', href: links.allProperties() };
const unavailable = ({ onOffer: availableLinks }: Pick<AppLoadContext, 'onOffer'>): CodeAnswer => ({
  homes: null,
  message: { tone: 'warning', text: unavailableText, ...(!hasNoProperties(availableLinks) && { action }) },
});
