import { leadKinds } from '@domain/lead-kinds';
import { socialProviders } from '@domain/providers';
import { addressWithoutPersonal, withoutPersonal } from './personal';
import { type EventName, events, type FieldKinds, type ViewedItem } from './events';

/** What analytics takes of a value, in characters. */
const longest = { text: 100, address: 400 };

const text = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const shown = withoutPersonal(value).replace(/\s+/g, ' ').trim();
  return [...shown].slice(0, longest.text).join('') || undefined;
};
const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);
/** @param most what a telephone, a CPF or a moment would be beyond */
const whole = (most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most ? Number(value) : undefined;

const property = whole(99_999_999);
const amount = whole(999_999_999);
const slug = (value: unknown) => {
  const given = matching(/^[a-z\d]+(?:[-/][a-z\d]+)*$/)(value);
  return given && given.length <= longest.text && withoutPersonal(given) === given ? given : undefined;
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

/** Reads a field of each kind; undefined: it is not of that kind. */
const kinds: { [Kind in keyof FieldKinds]: (value: unknown) => FieldKinds[Kind] | undefined } = {
  text,
  address: (value) =>
    typeof value === 'string'
      ? addressWithoutPersonal(value)?.slice(0, longest.address) || undefined
      : undefined,
  slug,
  property,
  amount,
  currency: matching(/^[A-Z]{3}$/),
  items: (value) =>
    Array.isArray(value) ? value.slice(0, 1).flatMap((each) => item(each) ?? []) : undefined,
  hash: matching(/^[\da-f]{32}$/),
  method: oneOf('email', ...socialProviders),
  lead: oneOf(...leadKinds),
  menu: oneOf('menu'),
  menuHeader: oneOf('menu header'),
};

/** The last gate: all that is ever told of an event, whatever was given. null: there is no such event. */
export function cleaned(given: unknown): ({ event: EventName } & Record<string, unknown>) | null {
  if (typeof given !== 'object' || given === null || !('event' in given)) return null;
  const event = Object.keys(events).find((name): name is EventName => name === given.event);
  if (!event) return null;
  const data: Record<string, unknown> = given;
  // A field without a value says so: Tag Manager would else remember that of another event.
  const fields = Object.entries<keyof FieldKinds>(events[event].fields).map(([name, kind]) => [
    name,
    kinds[kind](data[name]),
  ]);
  return { event, ...Object.fromEntries(fields) };
}
