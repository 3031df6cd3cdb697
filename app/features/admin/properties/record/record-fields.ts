import type { StaffProperty } from '@contract/staff-properties';
import type { OverrideField } from '@domain/property/override-names';
import type { FormReply } from '~/forms/form-reply';
import type { ConflictView } from '../../conflict/conflict-view';

export const propertyIntents = {
  decide: 'decide',
  override: 'override',
  /** A field back to the feed. */
  release: 'release',
  withdraw: 'withdraw',
  /** Back on the site. */
  restore: 'restore',
} as const;

/** The overrides that a form has read, as JSON: what another changes since is a conflict. */
export const wasField = 'was';
/** The owner's accounts that the form has read, as JSON. */
export const wasOwnerField = 'was-owner';
/** Of a button: the owners file decides again. */
export const ownerField = 'owner';
/** Of a button: the field that goes back to the feed. */
export const releasedField = 'campo';

export const placements = ['none', 'home', 'first'] as const;
export const placementNames: Record<(typeof placements)[number], string> = {
  none: 'Fora dos destaques',
  home: 'Destaque da home',
  first: 'Primeiro da lista',
};

export function placementOf(property: Pick<StaffProperty, 'fields'>): (typeof placements)[number] {
  if (fieldOf(property, 'first_in_list').value === true) return 'first';
  return fieldOf(property, 'highlighted').value === true ? 'home' : 'none';
}

/** Fields of the form 'O que a casa decide', with the feed's value if it differs. */
export const decidedFields = [
  ...(['broker', 'highlighted', 'first_in_list'] as const),
  ...(['exclusivity', 'news', 'opportunity', 'accept_exchange'] as const),
] satisfies readonly OverrideField[];

/** Fields of 'O que vem da carga'. Photos have a page of their own. */
export const feedFields = [
  ...(['sell_price', 'rent_price', 'title', 'description', 'note', 'area'] as const),
  ...(['bedrooms', 'suites', 'bathrooms', 'parking', 'features'] as const),
  ...(['condominium_fee', 'iptu', 'point'] as const),
] satisfies readonly OverrideField[];

export const seals = ['exclusivity', 'news', 'opportunity', 'accept_exchange'] as const;

/** A price that the property does not have is no row. */
export const shownFields = (property: Pick<StaffProperty, 'fields' | 'for_sale' | 'for_rent'>) =>
  feedFields.filter((name) => {
    if (fieldOf(property, name).override) return true;
    return (name !== 'sell_price' || property.for_sale) && (name !== 'rent_price' || property.for_rent);
  });

export const fieldId = (name: OverrideField): string => `campo-${name}`;

export type StoredOverride = { value: unknown; until: string | null; reason: string | null } | null;
export type Field = StaffProperty['fields'][number];

/** As the call compares it: without who and when. */
export const storedOf = ({ override }: Pick<Field, 'override'>): StoredOverride =>
  override && { value: override.value, until: override.until, reason: override.reason };

export const fieldOf = ({ fields }: Pick<StaffProperty, 'fields'>, name: OverrideField): Field =>
  fields.find(({ field }) => field === name)!;

/** What the form 'O que a casa decide' has read. */
export type Decided = Partial<Record<OverrideField, { override: StoredOverride; value: unknown }>>;
export const decidedOf = (property: Pick<StaffProperty, 'fields'>): Decided =>
  Object.fromEntries(
    decidedFields.map((name) => {
      const field = fieldOf(property, name);
      return [name, { override: storedOf(field), value: field.value }];
    }),
  );

export type PropertyReply =
  | (FormReply & {
      intent: string;
      field?: string;
      was?: unknown;
      wasOwner?: readonly string[];
      conflict?: ConflictView;
    })
  | undefined;
