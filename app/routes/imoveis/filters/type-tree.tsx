import { Checks } from '~/components/ui/checks';
import { Icon } from '~/components/ui/icon';
import type { FormField } from '@domain/search/form-values';
import { propertyTypeGroups } from '@domain/taxonomy/property-types';

const field: FormField = 'tipo';

/** Tree of property types (spec 1 §3.4): a parent includes its children. */
export function TypeTree({ selected }: { selected: readonly string[] }) {
  return (
    <>
      {propertyTypeGroups.map(({ slug, label, children }) => (
        <div className="arvore" key={slug}>
          <Checks name={field} options={[{ value: slug, label }]} selected={selected} />
          {children.length > 0 && (
            <details open={children.some((child) => selected.includes(child.slug))}>
              <summary aria-label={`Tipos de ${label.toLowerCase()}`}>
                <Icon name="chevron" small />
              </summary>
              <Checks
                name={field}
                options={children.map((child) => ({ value: child.slug, label: child.label }))}
                selected={selected}
              />
            </details>
          )}
        </div>
      ))}
    </>
  );
}
