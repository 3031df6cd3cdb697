import { keptKinds, newsKinds } from '@domain/change-kinds';
import type { Change, Changes } from '~/domain/changes';
import { listOf, needed, object, orNothing, type Read, unwrapped, within } from './answer.server';
import { favorite, offeredFor } from './favorites.server';
import { countOf, idOf, momentOf, textOf } from './values.server';

const change: Read<Change> = (value, reading) => {
  const fields = object(value);
  const kind = textOf(fields.kind);
  const { id, name } = within(fields.search);
  const search = textOf(id);
  const kinds = search ? newsKinds : keptKinds;
  return {
    ...favorite(value, reading),
    at: needed(momentOf(fields.at), 'at', 'a moment'),
    kind: needed(kinds.find((each) => each === kind) ?? null, 'kind', 'a kind of change'),
    before: orNothing(fields.before, offeredFor, reading),
    after: orNothing(fields.after, offeredFor, reading),
    search: search ? { id: search, name: textOf(name) ?? '' } : null,
  };
};

/** `GET clientArea/changes` (ours): the newest first. */
export const changes: Read<Changes> = (value, reading) => {
  const data = listOf(unwrapped(value), 'data', change, reading);
  const { since, total, codes } = within(value);
  return {
    since: needed(momentOf(since), 'since', 'a moment'),
    data,
    total: Math.max(countOf(total) ?? 0, data.length),
    codes: Array.isArray(codes) ? codes.flatMap((code: unknown) => idOf(code) ?? []) : null,
  };
};
