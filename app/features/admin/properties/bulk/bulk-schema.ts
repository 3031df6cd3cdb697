import { z } from 'zod';
import { bulkChanges } from '@contract/staff-property-bulk-changes';
import { overrideValues } from '@domain/property/overrides';
import { choice, flags } from './bulk-choices';

const text = z.string().nullish();

/** '-4,5' */
const percentOf = (typed: string): number => Number(typed.replace(/\s|%/g, '').replace(',', '.') || NaN);

const flagOf = (typed: string) => {
  if (typed === choice.feed) return null;
  return { value: typed === choice.yes ? true : typed === choice.no ? false : typed };
};

/** Fields that are left empty do not change. */
export const bulkSchema = z
  .object({
    ...{ broker: text, exclusivity: text, news: text, opportunity: text, highlighted: text },
    ...{ withdrawn: text, sell_percent: text, rent_percent: text, check: text, reason: text },
  })
  .transform((typed, { addIssue }) => {
    const { broker, withdrawn, sell_percent: sell, rent_percent: rent, reason } = typed;
    const changes = {
      ...(broker && { broker: brokerOf(broker) }),
      ...Object.fromEntries(flags.flatMap((name) => (typed[name] ? [[name, flagOf(typed[name])]] : []))),
      ...(withdrawn && { withdrawn: withdrawn === choice.feed ? null : { value: withdrawn } }),
      ...(sell && { sell_price: { percent: percentOf(sell) } }),
      ...(rent && { rent_price: { percent: percentOf(rent) } }),
      ...(typed.check === choice.yes && { check: true }),
      reason: reason ?? null,
    };
    const { data, error } = bulkChanges.safeParse(changes);
    for (const { path, message } of error?.issues ?? [])
      addIssue({ code: 'custom', path: [fieldOf(String(path[0] ?? 'broker'))], message });
    return data ?? z.NEVER;
  });

const brokerOf = (typed: string): { value: unknown } | null => {
  if (typed === choice.feed) return null;
  const [, slug] = /^corretor:(.+)$/.exec(typed) ?? [];
  return { value: slug === undefined ? null : overrideValues.broker.safeParse(slug).data };
};

const fieldOf = (name: string): string =>
  name === 'sell_price' ? 'sell_percent' : name === 'rent_price' ? 'rent_percent' : name;
