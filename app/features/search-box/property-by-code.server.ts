import type { AppLoadContext } from '@remix-run/node';
import { codeOf } from '~/domain/property';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { unavailableText } from '~/domain/unavailable-property';
import { hasNoHomes } from '~/domain/menus/fixed-searches';
import { links } from '~/links';
import { hasDotSegments } from '@domain/dot-segments';
import { orNull } from '~/back-end/or-null.server';
import type { CodeMatch } from '~/back-end/reading/lists.server';
import { asVisitor } from '~/back-end/visitor-calls.server';
import { codeSearchFailed } from './code-search';

/** A home that has the code, as a choice among several names it. */
export interface FoundHome {
  /** Its page's path. */
  path: string;
  title: string;
  /** 'Moema, São Paulo'; '' where the back end tells none. */
  place: string;
  code: string;
}

/** The homes that have a code, the best first, or what the visitor is told where there is none. */
export type CodeAnswer = { homes: [FoundHome, ...FoundHome[]] } | { homes: null; message: SnackbarMessage };

/** Finds the property that has this code (spec 1 §2.5 and §10); several may have one. */
export async function propertyByCode(
  code: string,
  context: Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>,
): Promise<CodeAnswer> {
  // Nothing is called so, and asking for it would be asking for something else.
  if (hasDotSegments(encodeURIComponent(code))) return unavailable(context);
  const found = await orNull(
    asVisitor(context, (calls) => calls.productByCode(code)),
    context.log,
  );
  if (!found) return { homes: null, message: codeSearchFailed };
  const [best, ...others] = found.flatMap((match) => homeOf(match) ?? []);
  return best ? { homes: [best, ...others] } : unavailable(context);
}

/** null where the back end says no address of it. */
function homeOf({ id, url, codigo, titulo1, endereco }: CodeMatch): FoundHome | null {
  const address = url.sell ?? url.rent;
  const path = address ? returnTo(`/${address.replace(/^\/+/, '')}/${id}`) : null;
  if (!path) return null;
  const code = codeOf({ codigo, id });
  const place = [endereco.bairro, endereco.cidade].filter(Boolean).join(', ');
  return { path, title: titulo1 ?? `Imóvel de código ${code}`, place, code };
}

const action = { label: 'Ver mais imóveis', href: links.allProperties() };
const unavailable = ({ onOffer }: Pick<AppLoadContext, 'onOffer'>): CodeAnswer => ({
  homes: null,
  message: { tone: 'warning', text: unavailableText, ...(!hasNoHomes(onOffer) && { action }) },
});
