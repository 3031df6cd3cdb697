import type { OverrideField } from '@domain/property/override-names';
import type { OverrideValues } from '@domain/property/overrides';
import type { PropertyDetails } from '../details';
import type { Content, OverridableRow } from './content';
import { featuresOf, withFeatures } from './features';
import { arranged, type FeedPhoto, feedPhotos, restorePhotos, withPhotos } from './photo-order';

/** The feed's values of the fields, as `property_override.feed_value` stores them. */
export type FeedValues = Omit<OverrideValues, 'withdrawn' | 'photos' | 'point'> & {
  /** true: the feed says so. */
  withdrawn: boolean;
  photos: FeedPhoto[];
  /** The columns. */
  point: Pick<OverridableRow, (typeof pointColumns)[number]>;
};
const pointColumns = ['lat', 'lng', 'point_exact', 'true_lat', 'true_lng'] as const;

interface FieldRule<Field extends OverrideField> {
  feedValue(content: Content): FeedValues[Field];
  /** With the brokerage's value. */
  apply(content: Content, value: OverrideValues[Field]): Content;
  /** With the feed's value again. */
  restore(content: Content, value: FeedValues[Field]): Content;
}

const withRow = (content: Content, row: Partial<OverridableRow>): Content => ({
  ...content,
  row: { ...content.row, ...row },
});
const withDetails = (content: Content, details: Partial<PropertyDetails>): Content =>
  withRow(content, { details: { ...content.row.details, ...details } });

/** A field with one type for both values. */
const simple = <Field extends keyof FeedValues & keyof OverrideValues>(
  feedValue: (content: Content) => FeedValues[Field] & OverrideValues[Field],
  set: (content: Content, value: FeedValues[Field] & OverrideValues[Field]) => Content,
): FieldRule<Field> => ({
  feedValue,
  apply: (content, value) => set(content, value as FeedValues[Field] & OverrideValues[Field]),
  restore: (content, value) => set(content, value as FeedValues[Field] & OverrideValues[Field]),
});

type ColumnField = Exclude<
  OverrideField & keyof OverridableRow,
  'photos' | 'accept_exchange' | 'sell_price' | 'rent_price' | 'iptu' | 'first_in_list'
>;
const column = <Field extends ColumnField>(field: Field): FieldRule<Field> =>
  simple<Field>(
    ({ row }) => row[field] as never,
    (content, value) => withRow(content, { [field]: value }),
  );

export const hasSellPrice = ({ row }: Content): boolean => row.for_sale;
/** A rent for another period has no price by the month. */
export const hasRentPrice = ({ row }: Content): boolean => row.for_rent && row.period_rent === null;

/** Each field changes parts of its own, so their order does not count. */
export const fieldRules: { readonly [Field in OverrideField]: FieldRule<Field> } = {
  sell_price: {
    ...simple<'sell_price'>(
      ({ row }) => row.sell_price,
      (content, sell_price) => withRow(content, { sell_price }),
    ),
    apply: (content, sell_price) => (hasSellPrice(content) ? withRow(content, { sell_price }) : content),
  },
  rent_price: {
    ...simple<'rent_price'>(
      ({ row }) => row.rent_price,
      (content, rent_price) => withRow(content, { rent_price }),
    ),
    apply: (content, rent_price) => (hasRentPrice(content) ? withRow(content, { rent_price }) : content),
  },
  title: column('title'),
  description: simple(
    ({ row }) => row.details.description,
    (content, description) => withDetails(content, { description }),
  ),
  note: simple(
    ({ row }) => row.details.ownNote ?? null,
    (content, note) => {
      const { ownNote: _, ...details } = content.row.details;
      return withRow(content, { details: note === null ? details : { ...details, ownNote: note } });
    },
  ),
  withdrawn: {
    feedValue: ({ row }) => !row.available,
    apply: (content) => withRow(content, { available: false }),
    restore: (content, withdrawn) => withRow(content, { available: !withdrawn }),
  },
  broker: simple(
    ({ brokerSlug }) => brokerSlug,
    (content, brokerSlug) => ({ ...content, brokerSlug }),
  ),
  area: column('area'),
  bedrooms: column('bedrooms'),
  suites: column('suites'),
  bathrooms: simple(
    ({ row }) => row.details.bathrooms,
    (content, bathrooms) => withDetails(content, { bathrooms }),
  ),
  parking: column('parking'),
  features: simple(featuresOf, withFeatures),
  condominium_fee: column('condominium_fee'),
  iptu: simple(
    ({ row }) => ({ amount: row.iptu, period: row.iptu_period }),
    (content, { amount, period }) => withRow(content, { iptu: amount, iptu_period: period }),
  ),
  point: {
    feedValue: ({ row: { lat, lng, point_exact, true_lat, true_lng } }) => ({
      ...{ lat, lng, point_exact, true_lat, true_lng },
    }),
    apply: (content, { lat, lng, displaced }) => {
      const isExact = content.row.details.displayAddress === 'all';
      const shown = isExact ? { lat, lng } : (displaced ?? { lat: null, lng: null });
      return withRow(content, { ...shown, point_exact: isExact, true_lat: lat, true_lng: lng });
    },
    restore: withRow,
  },
  exclusivity: column('exclusivity'),
  news: column('news'),
  opportunity: column('opportunity'),
  highlighted: column('highlighted'),
  /** Feeds have none. */
  first_in_list: {
    feedValue: () => false,
    apply: (content, first_in_list) => withRow(content, { first_in_list }),
    restore: (content) => withRow(content, { first_in_list: false }),
  },
  accept_exchange: simple(
    ({ row }) => row.accept_exchange || (row.details.refusesExchange ? false : null),
    (content, accepts) =>
      withDetails(withRow(content, { accept_exchange: accepts === true }), {
        refusesExchange: accepts === false,
      }),
  ),
  photos: {
    feedValue: ({ row }) => feedPhotos(row),
    apply: (content, value) => withPhotos(content, arranged(content.row.photos, value)),
    restore: restorePhotos,
  },
};

/** The rule of a field whose name is known at run time alone. */
export const ruleOf = (field: OverrideField): FieldRule<OverrideField> => fieldRules[field];
