import type { StaffProperty } from '@contract/staff-properties';
import { inputTexts } from '@domain/property/override-input';
import type { OverrideField } from '@domain/property/override-names';
import { featureGroups } from './feature-options';
import { fieldOf, shownFields } from './record-fields';

/** The field whose lock is open, with what its form shows. null: none, or one that has no lock. */
export function openField(property: StaffProperty, name: string | null) {
  const field = shownFields(property).find((each) => each === name);
  if (!field) return null;
  const { override, value } = fieldOf(property, field);
  return {
    field: field as OverrideField,
    known: {
      ...inputTexts(field, override ? override.value : value),
      ...{ until: override?.until ?? '', reason: override?.reason ?? '' },
    },
    features: field === 'features' ? featureGroups() : null,
  };
}
export type OpenField = NonNullable<ReturnType<typeof openField>>;
