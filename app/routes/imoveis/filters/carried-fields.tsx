import type { FormField } from '@domain/search/form-values';
import type { FilterFormData } from '../form-data';

/** Hidden fields of the search that this sheet does not show, since each sheet is its own form. */
export function CarriedFields({ form, shown }: { form: FilterFormData; shown: readonly FormField[] }) {
  const applied = Object.entries(form.applied ?? form.values).flatMap(([name, values]) =>
    shown.some((field) => field === name) ? [] : values.map((value) => [name, value] as const),
  );
  return [...form.hidden, ...applied].map(([name, value]) => (
    <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
  ));
}
