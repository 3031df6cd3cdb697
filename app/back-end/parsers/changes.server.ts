import { favoriteChangeKinds, newsKinds } from '@domain/favorites/change-kinds';
import type { Change, Changes } from '~/domain/changes';
import { listOf, required, object, parseOrNull, type Parser, unwrapped, within } from './answer.server';
import { favorite, offerPrice } from './favorites.server';
import { countOf, idOf, momentOf, textOf } from './primitives.server';

const change: Parser<Change> = (value, context) => {
  const fields = object(value);
  const kind = textOf(fields.kind);
  const { id, name } = within(fields.search);
  const search = textOf(id);
  const kinds = search ? newsKinds : favoriteChangeKinds;
  return {
    ...favorite(value, context),
    at: required(momentOf(fields.at), 'at', 'a moment'),
    kind: required(kinds.find((each) => each === kind) ?? null, 'kind', 'a kind of change'),
    before: parseOrNull(fields.before, offerPrice, context),
    after: parseOrNull(fields.after, offerPrice, context),
    search: search ? { id: search, name: textOf(name) ?? '' } : null,
  };
};

export const changes: Parser<Changes> = (value, context) => {
  const data = listOf(unwrapped(value), 'data', change, context);
  const { since, total, codes } = within(value);
  return {
    since: required(momentOf(since), 'since', 'a moment'),
    data,
    total: Math.max(countOf(total) ?? 0, data.length),
    codes: Array.isArray(codes) ? codes.flatMap((code: unknown) => idOf(code) ?? []) : null,
  };
};
