import { SelectField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { portalFilterParams, type PortalFilters } from './portals-texts';
import type { PortalsView } from './portals-view';
import { switchField, switchTargets } from './switch-fields';

const sides = [
  [switchTargets.off, 'não sai mais nenhum'],
  [switchTargets.on, 'saem todos'],
] as const;

/** To the preview of a switch of all that the list has found. */
export function SwitchForm({ filters, view }: { filters: PortalFilters; view: PortalsView }) {
  const inUse = view.portals.filter(({ isInUse }) => isInUse);
  if (inUse.length === 0 || view.total === 0) return null;
  return (
    <details className="mplano">
      <summary>Mudar todos os desta lista</summary>
      <form method="get" action={adminLinks.portalSwitch()}>
        {Object.entries(portalFilterParams({ ...filters, page: 1 })).map(
          ([name, value]) => value && <input type="hidden" name={name} value={value} key={name} />,
        )}
        <SelectField
          id="todos-portal"
          name={switchField.portal}
          label="Em"
          options={inUse.map(({ id, name }) => [id, name] as const)}
        />
        <SelectField id="todos-para" name={switchField.to} label="Fica assim" options={sides} />
        <button className="bt bt--2">Ver o que muda</button>
      </form>
    </details>
  );
}
