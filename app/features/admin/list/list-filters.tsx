import type { ReactNode } from 'react';

interface ListFiltersProps {
  action: string;
  /** What the address keeps apart from the fields: the tab. */
  hidden: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
  /** After the button: rarer fields. */
  more?: ReactNode;
}

/** Filters are the address's query. Their change leads to the first page. */
export const ListFilters = ({ action, hidden, children, more }: ListFiltersProps) => (
  <form method="get" action={action}>
    {Object.entries(hidden).map(
      ([name, value]) => value && <input type="hidden" name={name} value={value} key={name} />,
    )}
    {children}
    <button className="bt bt--2">Filtrar</button>
    {more}
  </form>
);
