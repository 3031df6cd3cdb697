import type { ReactNode } from 'react';
import { intentField, type SearchIntent, searchField } from '~/features/saved-searches/search-intents';
import { links } from '~/links';

interface RowFormProps {
  /** The search's id. */
  id: string;
  /** What its button does; a form with several has none. */
  intent?: SearchIntent;
  className?: string;
  children: ReactNode;
}

/** A form about one search. */
export const RowForm = ({ id, intent, className, children }: RowFormProps) => (
  <form method="post" action={links.savedSearches()} className={className}>
    <input type="hidden" name={searchField} value={id} />
    {intent && <input type="hidden" name={intentField} value={intent} />}
    {children}
  </form>
);
