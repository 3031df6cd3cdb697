import type { StaffProperty } from '@contract/staff-properties';
import { type OverrideField, overrideNames } from '@domain/property/override-names';
import type { FieldTexts } from '../../conflict/conflict-view';
import { fieldText } from './field-texts';
import { untilText } from './until-text';
import { fieldOf, type StoredOverride } from './record-fields';

/** Of the page with two values of a field: null is the feed's. */
export const conflictTexts = (property: StaffProperty): FieldTexts => ({
  names: Object.fromEntries(
    Object.entries(overrideNames).map(([field, name]) => [field, name[0]!.toLowerCase() + name.slice(1)]),
  ),
  show(name, value) {
    const field = name as OverrideField;
    const override = value as StoredOverride;
    if (override === null) return `${fieldText(field, fieldOf(property, field).feed, property)}, da carga`;
    return `${fieldText(field, override.value, property)}${untilText(override.until)}`;
  },
});
