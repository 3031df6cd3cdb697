import type { ReactNode } from 'react';
import { intentField, type SearchIntent, searchField } from '~/features/saved-searches/search-intents';
import { links } from '~/links';

interface RowFormProps {
  id: string;
  /** Intent of the only button; omitted if the form has several buttons. */
  intent?: SearchIntent;
  className?: string;
  children: ReactNode;
}

export const RowForm = ({ id, intent, className, children }: RowFormProps) => (
  <form method="post" action={links.savedSearches()} className={className}>
    <input type="hidden" name={searchField} value={id} />
    {intent && <input type="hidden" name={intentField} value={intent} />}
    {children}
  </form>
);
