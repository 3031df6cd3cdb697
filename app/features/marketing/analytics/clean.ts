import { leadKinds } from '@domain/leads/lead-kinds';
import { socialProviders } from '@domain/people/providers';
import { addressWithoutPersonal, withoutPersonal } from './personal';
import { type EventName, events, type FieldKinds, type ViewedItem } from './events';

const maxLengths = { text: 100, address: 400 };

const text = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const shown = withoutPersonal(value).replace(/\s+/g, ' ').trim();
  return [...shown].slice(0, maxLengths.text).join('') || undefined;
};
const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);
/** @param max excludes phone numbers, CPFs and timestamps */
const whole = (max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= max ? Number(value) : undefined;

const property = whole(99_999_999);
const amount = whole(999_999_999);
const slug = (value: unknown) => {
  const given = matching(/^[a-z\d]+(?:[-/][a-z\d]+)*$/)(value);
  return given && given.length <= maxLengths.text && withoutPersonal(given) === given ? given : undefined;
};

const item = (value: unknown): ViewedItem | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<keyof ViewedItem, unknown>;
  const number = property(Number(given.item_id));
  return number === undefined
    ? null
    : {
        item_id: String(number),
        item_name: text(given.item_name),
        item_category: text(given.item_category),
        price: amount(given.price),
      };
};

/** Parsers by kind; undefined for an invalid value. */
const kinds: { [Kind in keyof FieldKinds]: (value: unknown) => FieldKinds[Kind] | undefined } = {
  text,
  address: (value) =>
    typeof value === 'string'
      ? addressWithoutPersonal(value)?.slice(0, maxLengths.address) || undefined
      : undefined,
  slug,
  property,
  amount,
  currency: matching(/^[A-Z]{3}$/),
  items: (value) =>
    Array.isArray(value) ? value.slice(0, 1).flatMap((each) => item(each) ?? []) : undefined,
  randomId: matching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  method: oneOf('email', ...socialProviders),
  lead: oneOf(...leadKinds),
  menu: oneOf('menu'),
  menuHeader: oneOf('menu header'),
};

/** Last filter before the data layer: only known events and fields. null for an unknown event. */
export function cleaned(given: unknown): ({ event: EventName } & Record<string, unknown>) | null {
  if (typeof given !== 'object' || given === null || !('event' in given)) return null;
  const event = Object.keys(events).find((name): name is EventName => name === given.event);
  if (!event) return null;
  const data: Record<string, unknown> = given;
  // Tag Manager would keep the last event's value of a missing field.
  const fields = Object.entries<keyof FieldKinds>(events[event].fields).map(([name, kind]) => [
    name,
    kinds[kind](data[name]),
  ]);
  return { event, ...Object.fromEntries(fields) };
}
