import { z } from 'zod';
import type { Brokerage } from '@api/brokerage/brokerage';
import { brokerageFile, showcaseParts } from '@api/brokerage/brokerage-file';
import { checkFile } from '@api/brokerage/file-checks';
import { unprocessable } from '@api/platform/http/errors';
import type { DraftContent } from '@contract/staff-drafts';
import type { ShowcaseKind } from '@contract/staff-showcase';
import { photoAddress } from '@domain/texts/photo-address';
import { findItem, homeTexts, partOf, type ShowcaseItem, withItem } from './items';

const fieldsOf: Record<ShowcaseKind, readonly string[]> = {
  list: ['title', 'text', 'broker', 'codes', 'search', 'pinned', 'from', 'until'],
  banner: ['title', 'text', 'search', 'image', 'alt', 'from', 'until'],
  slide: ['title', 'subtitle', 'search', 'photo', 'alt', 'from', 'until'],
  sections: ['sections', ...homeTexts],
};
/** Of a draft: whether its list is by search. */
export const byField = 'by';

/**
 * The item that a draft publishes: by the schemas and checks of the brokerage's file, so a file from `show` is one.
 * @throws 422 by field
 */
export function checkedItem(
  content: Brokerage,
  kind: ShowcaseKind,
  key: string,
  draft: DraftContent,
): ShowcaseItem {
  const given = givenOf(kind, draft);
  const read =
    kind === 'sections'
      ? sectionsItem.safeParse(homeOf(given), { error: localeError })
      : showcaseParts[kind].safeParse({ ...given, slug: key }, { error: localeError });
  const errors: Record<string, string[]> = {};
  const refuse = (field: PropertyKey | undefined, message: string) =>
    (errors[String(field ?? 'title')] ??= []).push(message);
  for (const { path, message, code } of read.error?.issues ?? []) {
    const field = path[0] === 'texts' ? path[2] : path[0];
    refuse(field, code === 'invalid_type' && !(String(field) in given) ? 'Preencha este campo' : message);
  }
  if (kind === 'banner' && given.image !== undefined && given.alt === undefined)
    refuse('alt', 'Descreva a foto');
  for (const field of pictureFields)
    if (isBadPicture(given[field]) && given[field] !== findItem(content, kind, key)?.item[field])
      refuse(field, 'Envie uma foto, ou use um endereço que começa com https://');
  if (read.data && kind !== 'sections') {
    const next = withItem(content, kind, key, read.data);
    const { position } = findItem(next, kind, key)!;
    const faults = checkFile(next).filter(({ path }) => path[0] === partOf[kind] && path[1] === position);
    for (const { path, message } of faults) refuse(path[2], message);
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return JSON.parse(JSON.stringify(read.data)) as ShowcaseItem;
}

const pictureFields = ['image', 'photo'];
/** A file may have what no form takes: it stays as it is. */
const isBadPicture = (value: unknown) => typeof value === 'string' && photoAddress(value.trim()) === null;

const { localeError } = z.locales.pt();

const { sections, texts } = brokerageFile.shape;
const sectionsItem = z
  .object({ sections, texts })
  .transform(({ sections: names, texts: own }) => ({ ...(names && { sections: names }), ...own?.home }));

const homeOf = ({ sections: names, ...home }: ShowcaseItem) => ({ sections: names, texts: { home } });

/** Without fields that are empty, or of the list's other way to choose. */
function givenOf(kind: ShowcaseKind, draft: DraftContent): ShowcaseItem {
  const left = kind !== 'list' ? [] : draft[byField] === 'search' ? ['codes'] : ['search', 'pinned'];
  return Object.fromEntries(
    fieldsOf[kind]
      .filter((name) => !left.includes(name))
      .map((name) => [name, trimmed(draft[name])] as const)
      // No section at all is a choice; no code is none.
      .filter(([name, value]) => value !== undefined && (name === 'sections' || !isEmptyList(value))),
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function trimmed(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (!Array.isArray(value)) return value;
  return value.filter((each) => typeof each !== 'string' || each.trim() !== '');
}
