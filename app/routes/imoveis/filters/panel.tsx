import type { ReactNode } from 'react';
import type { FormField } from '@domain/search/form-values';
import { Icon } from '~/components/ui/icon';
import { SheetFoot } from './sheet-foot';
import { links } from '~/links';
import type { FilterFormData } from '../form-data';
import { CarriedFields } from './carried-fields';

interface FilterPanelProps {
  form: FilterFormData;
  /** The fields that it shows. */
  fields: readonly FormField[];
  /** What the button says while nothing is chosen. */
  name: string;
  /** What is chosen. */
  chosen: string | null;
  title: string;
  /** The title's id, where something in the panel is named by it. */
  titleId?: string;
  clearHref: string;
  /** A panel with an error stands open. */
  open?: boolean;
  /** On phones the body can be folded away under its title (spec 1 §3.5). */
  foldable?: boolean;
  children: ReactNode;
}

/**
 * One filter of the bar: a `details`, of which one is open at a time, that becomes a sheet on small screens. Its panel is a
 * form of its own, so it opens, sends and closes without scripts.
 */
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
      <SheetFoot className="fil__pe" clearHref={clearHref} small />
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
