/** A link, a form without a page of its own, or choices that open below the button. */
export type TodayAction =
  | { label: string; href: string }
  | { label: string; post: string; fields: Readonly<Record<string, string>>; isAccent?: true }
  /** Of a contact: opens WhatsApp, calls, or notes by what it was answered. */
  | { label: string; whatsapp: number; name: string }
  | { label: string; call: number; phone: string; name: string }
  | { label: string; answered: number; isAccent: boolean }
  /** Days are ISO. */
  | {
      label: string;
      postpone: string;
      fields: Readonly<Record<string, string>>;
      today: string;
      tomorrow: string;
    };

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

/** `since` of what has no time: after all that has one. */
export const last = '9999';

/** Most overdue first: late ones, then by their time. */
export const mostOverdueFirst = (rows: readonly TodayRow[]): TodayRow[] =>
  rows.toSorted(
    (one, other) => Number(other.isLate) - Number(one.isLate) || one.since.localeCompare(other.since),
  );
