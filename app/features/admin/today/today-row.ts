/** A link, or a form without a page of its own. */
export type TodayAction =
  | { label: string; href: string }
  | { label: string; post: string; fields: Readonly<Record<string, string>>; isAccent?: true };

/** A thing that waits for a person. */
export interface TodayRow {
  key: string;
  /** 'venceu há 22 min' */
  time: string;
  isLate: boolean;
  /** Orders a list: ISO time or day. */
  since: string;
  /** The link is on the name: [before, name, after]. */
  what: readonly [string, string, string];
  href: string;
  why: string;
  actions: readonly TodayAction[];
}

/** Most overdue first: late ones, then by their time. */
export const mostOverdueFirst = (rows: readonly TodayRow[]): TodayRow[] =>
  rows.toSorted(
    (one, other) => Number(other.isLate) - Number(one.isLate) || one.since.localeCompare(other.since),
  );
