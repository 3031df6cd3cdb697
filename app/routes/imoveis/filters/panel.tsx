import type { ReactNode } from 'react';
import type { FormField } from '@domain/search/form-values';
import { Icon } from '~/components/ui/icon';
import { BottomSheetFooter } from './bottom-sheet-footer';
import { links } from '~/links';
import type { FilterFormData } from '../form-data';
import { CarriedFields } from './carried-fields';

interface FilterPanelProps {
  form: FilterFormData;
  fields: readonly FormField[];
  /** Button text without a selection. */
  name: string;
  /** Text of the selection. */
  chosen: string | null;
  title: string;
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string;
  clearHref: string;
  /** A panel with an error is open. */
  open?: boolean;
  /** On phones the title collapses the body (spec 1 §3.5). */
  foldable?: boolean;
  children: ReactNode;
}

/** One filter of the bar, a bottom sheet on small screens. Its own form in a `details` works without scripts. */
export function FilterPanel({
  form,
  fields,
  name,
  chosen,
  title,
  titleId,
  clearHref,
  open,
  foldable,
  children,
}: FilterPanelProps) {
  const body = (
    <>
      {children}
      <BottomSheetFooter className="fil__pe" clearHref={clearHref} small />
    </>
  );
  return (
    <details className="fil" name="filtro" data-filter={name} open={open}>
      <summary className={chosen ? 'tem' : undefined}>
        <span>{chosen ?? name}</span>
        <Icon name="chevron" small />
      </summary>
      <form method="get" action={links.searchAction()} className="fil__painel">
        <CarriedFields form={form} shown={fields} />
        {foldable ? (
          <details className="fil__dobra" open>
            <summary>
              <h2 id={titleId}>{title}</h2>
              <Icon name="chevron" small />
            </summary>
            {body}
          </details>
        ) : (
          <>
            <h2 id={titleId}>{title}</h2>
            {body}
          </>
        )}
      </form>
    </details>
  );
}
