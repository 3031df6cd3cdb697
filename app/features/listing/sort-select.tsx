import { Select } from '~/components/ui/select';
import type { FormField } from '@domain/search/form-values';
import { sortChoices } from '@domain/search/sort';

const sortField: FormField = 'ordenacao';

interface SortSelectProps {
  /** URL of the listing; another one resets the choice. */
  url: string;
  sort: string;
  /** Form id, if the select is outside the form. */
  form?: string;
}

/** Submits on change; without scripts by a button. */
export function SortSelect({ url, sort, form }: SortSelectProps) {
  return (
    <>
      <Select
        label="Ordenar"
        options={sortChoices}
        name={sortField}
        form={form}
        defaultValue={sort}
        key={url}
        data-sort
      />
      <button className="bt bt--2 bt--c sem-scripts" form={form}>
        Ordenar
      </button>
    </>
  );
}
