import type { StaffSession } from '@contract/staff';
import type { StaffProperty } from '@contract/staff-properties';
import type { OverrideField } from '@domain/property/override-names';
import { dayText } from '@domain/kernel/moment';
import { fieldText } from './field-texts';
import { fieldOf } from './record-fields';
import { timeline } from './timeline';

/** A property as texts. */
export const propertyView = (property: StaffProperty, now: Date, grants: StaffSession['grants']) => ({
  title: property.title || 'Imóvel sem título',
  lead: `${[property.reference, property.district, property.city].filter(Boolean).join(', ')}.`,
  state: stateText(property),
  address: addressText(property),
  texts: Object.fromEntries(
    property.fields.map(({ field, value, feed }) => [
      field,
      { value: fieldText(field, value, property), feed: fieldText(field, feed, property) },
    ]),
  ) as Record<OverrideField, { value: string; feed: string }>,
  timeline: timeline(property, now, grants),
});
export type FieldTexts = PropertyView['texts'];
export type PropertyView = ReturnType<typeof propertyView>;

/** 'No ar desde 12/08/2026', 'Fora do ar: vendido', 'Fora da carga' */
function stateText(property: StaffProperty): string {
  if (property.on_site_since) return `No ar desde ${dayText(new Date(property.on_site_since))}`;
  const { value, override } = fieldOf(property, 'withdrawn');
  if (override && value === true) {
    return `Fora do ar: ${fieldText('withdrawn', override.value, property).toLowerCase()}`;
  }
  return property.is_in_feed ? 'Fora do ar' : 'Fora da carga';
}

const addressShown = {
  all: 'no site, o endereço inteiro',
  street: 'no site, só a rua',
  neighborhood: 'no site, só o bairro',
} as const;

const addressText = ({ address, shows }: StaffProperty): string =>
  address ? `${address}; ${addressShown[shows]}` : 'não informado';
