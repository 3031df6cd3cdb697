import { z } from 'zod';
import { maxBrokerNoteLength } from '../brokerage/broker-note';
import { clock } from '../kernel/clock';
import { isoDay } from '../kernel/moment';
import { condominiumDetailSlugs, propertyDetailSlugs } from '../taxonomy/attributes';
import { featureSlugs } from '../taxonomy/feature-slugs';
import { slugPattern } from '../validation/search-values';
import { cleanText, requiredText, tooLong } from '../validation/text';
import { arrangementOf, maxArrangedPhotos, maxPhotoCaption, maxRefusalReason } from './photo-arrangement';
import { type OverrideField, type Withdrawal, withdrawalNames } from './override-names';

const maxPrice = 1_000_000_000;
const maxArea = 100_000_000;

const numberOf = (max: number, message: string) =>
  z.number({ error: message }).refine((value) => value > 0 && value <= max, message);
/** Whole units of the property's currency; null: 'sob consulta'. */
const price = numberOf(maxPrice, 'Escreva um preço inteiro, até um bilhão').refine(
  Number.isInteger,
  'Escreva um preço inteiro, sem centavos',
);
const countMessage = 'Escreva um número inteiro, até 500';
const count = z.number({ error: countMessage }).int(countMessage).min(0, countMessage).max(500, countMessage);
/** null: not known; 0: there is none. */
const fee = z
  .number({ error: 'Escreva um valor inteiro, até um bilhão' })
  .int('Escreva um valor inteiro, sem centavos')
  .min(0, 'Escreva um valor inteiro, até um bilhão')
  .max(maxPrice, 'Escreva um valor inteiro, até um bilhão')
  .nullable();
export const iptuPeriods = ['Mensal', 'Anual', 'Isento'] as const;
const iptu = z
  .object({ amount: fee, period: z.enum(iptuPeriods, { error: 'Escolha o período' }).nullable() })
  .refine(({ amount, period }) => amount === null || period !== null, 'Escolha o período do IPTU');
/** Each list in the order of its taxonomy: ticking boxes changes no order. */
const listOf = <Slug extends string>(slugs: readonly [Slug, ...Slug[]]) =>
  z
    .array(z.enum(slugs, { error: 'Esta característica não existe' }))
    .max(slugs.length)
    .transform((chosen) => slugs.filter((slug) => chosen.includes(slug)));
const pointMessage = 'Escreva latitude e longitude, como -22,746912, -41,881734';
/** The exact place: what visitors see of it depends on how the address is shown. */
const point = z.object(
  { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
  { error: pointMessage },
);
const flag = z.boolean({ error: 'Escolha sim ou não' });

const photoUrl = z.string().min(1).max(2000);
const caption = z
  .string()
  .transform((text) => cleanText(text).replace(/\s+/g, ' '))
  .refine((text) => text.length <= maxPhotoCaption, tooLong(maxPhotoCaption));
const refusalReason = z
  .string()
  .nullable()
  .transform((text) => cleanText(text ?? '').replace(/\s+/g, ' ') || null)
  .refine((text) => text === null || text.length <= maxRefusalReason, tooLong(maxRefusalReason));
const photos = z.preprocess(
  (value) => (Array.isArray(value) ? arrangementOf(value as string[]) : value),
  z
    .object({
      order: z.array(photoUrl).max(maxArrangedPhotos),
      left_out: z.array(z.object({ url: photoUrl, reason: refusalReason })).max(maxArrangedPhotos),
      captions: z.record(photoUrl, caption),
    })
    .refine(({ order, left_out }) => order.length + left_out.length > 0, 'Escolha a capa'),
);

/** The rules of each field. null: unknown, or none. */
export const overrideValues = {
  sell_price: price.nullable(),
  rent_price: price.nullable(),
  title: requiredText('Escreva o título', 200).refine(
    (text) => !text.includes('\n'),
    'O título é uma linha só',
  ),
  description: requiredText('Escreva o texto', 10_000),
  /** The broker's note on the page. */
  note: requiredText('Escreva a nota', maxBrokerNoteLength).nullable(),
  withdrawn: z.enum(Object.keys(withdrawalNames) as Withdrawal[], { error: 'Escolha o motivo' }),
  broker: z.string().regex(slugPattern).nullable(),
  area: numberOf(maxArea, 'Escreva a área em m²').nullable(),
  bedrooms: count.nullable(),
  suites: count.nullable(),
  bathrooms: count.nullable(),
  parking: count.nullable(),
  /** Those that are filters, and others (`more`), of the property and of its condominium. */
  features: z.object({
    own: listOf(propertyDetailSlugs),
    shared: listOf(condominiumDetailSlugs),
    ownMore: listOf(featureSlugs),
    sharedMore: listOf(featureSlugs),
  }),
  condominium_fee: fee,
  iptu,
  point,
  exclusivity: flag,
  news: flag,
  opportunity: flag,
  highlighted: flag,
  first_in_list: flag,
  accept_exchange: flag.nullable(),
  photos,
} as const satisfies Record<OverrideField, z.ZodType>;
export type OverrideValues = {
  [Field in OverrideField]: z.output<(typeof overrideValues)[Field]>;
} & {
  /** As stored: with what visitors see unless the address is public (api/catalogue/public-point.ts). */
  point: { displaced?: z.output<typeof point> };
};

const maxReasonLength = 500;
const messages = { day: 'Essa data não existe', past: 'Escolha hoje ou um dia depois' };

/** The last day, in São Paulo; null: no end. */
export const overrideUntil = z.iso
  .date({ error: messages.day })
  .refine((day) => day >= isoDay(clock.now()), messages.past)
  .nullish()
  .transform((day) => day ?? null);

export const overrideReason = z
  .string()
  .nullish()
  .transform((text) => cleanText(text ?? '') || null)
  .refine((text) => text === null || text.length <= maxReasonLength, tooLong(maxReasonLength));

/** What the brokerage decided of a field. */
export interface Override<Field extends OverrideField = OverrideField> {
  value: OverrideValues[Field];
  until: string | null;
  reason: string | null;
}

/** @param today ISO day in São Paulo */
export const isInForce = ({ until }: Pick<Override, 'until'>, today: string): boolean =>
  until === null || until >= today;
