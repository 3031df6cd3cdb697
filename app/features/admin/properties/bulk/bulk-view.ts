import type { PropertyBulk } from '@contract/staff-property-bulk';
import { ageText, dayText, recentMomentText } from '@domain/kernel/moment';
import { checkField } from '@domain/property/bulk';
import { overrideNames } from '@domain/property/override-names';
import { fieldText } from '../record/field-texts';

/** A bulk as texts. */
export function bulkView({ changing, left, ...bulk }: PropertyBulk, now: Date) {
  const brokers = Object.entries(bulk.brokers).map(([slug, name]) => ({ slug, name }));
  return {
    ...bulk,
    changing: changing.flatMap(({ id, reference, currency, fields }) =>
      fields.map(({ field, was, value, is_feed }) => ({
        ...{
          id,
          reference,
          key: `${id} ${field}`,
          field: field === checkField ? 'Conferido' : overrideNames[field],
        },
        was: shown(field, was, { currency, brokers }),
        is: `${shown(field, value, { currency, brokers })}${is_feed ? ', como na carga' : ''}`,
      })),
    ),
    left: left.map((item) => ({ id: item.id, reference: item.reference, why: whyLeft(item, now) })),
  };
}
export type BulkView = ReturnType<typeof bulkView>;

function shown(field: string, value: unknown, about: Parameters<typeof fieldText>[2]): string {
  if (field === checkField)
    return typeof value === 'string' ? dayText(new Date(value)) : value === null ? 'nunca' : 'hoje';
  return field === 'broker' && value === null ? 'ninguém' : fieldText(field as 'broker', value, about);
}

/** 'mudado por Bruno Serra há 2 min', 'saiu do ar em 19/11' */
export function whyLeft({ reason, by, at }: PropertyBulk['left'][number], now: Date): string {
  switch (reason) {
    case 'same':
      return 'já está assim';
    case 'gone':
      return at ? `saiu do ar em ${shortDay(new Date(at), now)}` : 'saiu do ar';
    case 'unpriced':
      return 'não tem esse preço';
    case 'hidden':
      return 'não está mais aqui, ou não é seu';
    case 'changed': {
      const who = by ? `mudado por ${by}` : 'mudado depois';
      return at ? `${who}${agoText(new Date(at), now)}` : who;
    }
  }
}

/** ' há 2 min', ', ontem, 9h10' */
const agoText = (at: Date, now: Date): string =>
  now.getTime() - at.getTime() < 3_600_000 ? ` há ${ageText(at, now)}` : `, ${recentMomentText(at, now)}`;

/** '19/11', of another year '19/11/2025' */
function shortDay(day: Date, now: Date): string {
  const [text, today] = [dayText(day), dayText(now)];
  return text.slice(6) === today.slice(6) ? text.slice(0, 5) : text;
}
