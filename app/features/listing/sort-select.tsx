import { Select } from '~/components/ui/select';
import type { FormField } from '@domain/search/form-values';
import { sortChoices } from '@domain/search/sort';

const sortField: FormField = 'ordenacao';

interface SortSelectProps {
  /** The listing's own address: with another one the choice stands anew. */
  url: string;
  sort: string;
  /** The id of the form that it belongs to, where it does not stand in it. */
  form?: string;
}

/** The order of a listing: its form is sent as soon as another one is chosen, without scripts by a button. */
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
