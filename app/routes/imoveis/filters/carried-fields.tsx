import type { FormField } from '@domain/search/form-values';
import type { FilterFormData } from '../form-data';

/** What a sheet does not show and takes along: each is a form of its own, and together they are one search. */
export function CarriedFields({ form, shown }: { form: FilterFormData; shown: readonly FormField[] }) {
  const applied = Object.entries(form.applied ?? form.values).flatMap(([name, values]) =>
    shown.some((field) => field === name) ? [] : values.map((value) => [name, value] as const),
  );
  return [...form.hidden, ...applied].map(([name, value]) => (
    <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
  ));
}
