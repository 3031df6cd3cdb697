import type { FilterFormData } from '../form-data';
import { PriceFields, roomFields, RoomGroups } from './groups';
import { FilterPanel } from './panel';
import { RadiusSteps } from './place-group';
import { TypeTree } from './type-tree';

interface PanelProps {
  form: FilterFormData;
}

/** Fields in the bar: search field and panels. */
export const barFields = ['local', 'raio', 'tipo', 'preco-min', 'preco-max', ...roomFields] as const;

export function RadiusPanel({ form }: PanelProps) {
  const { labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['raio']}
      name="Raio"
      chosen={labels.radius}
      title="Até onde, ao redor do centro"
      titleId="f-raio"
      clearHref={clear.radius}
    >
      <RadiusSteps form={form} labelledBy="f-raio" />
    </FilterPanel>
  );
}

export function TypesPanel({ form }: PanelProps) {
  const { values, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['tipo']}
      name="Tipo"
      chosen={labels.types}
      title="Tipo de imóvel"
      clearHref={clear.types}
    >
      <TypeTree selected={values.tipo ?? []} />
    </FilterPanel>
  );
}

/** Texts of spec 1 §3.5. */
export function PricePanel({ form }: PanelProps) {
  const { errors, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['preco-min', 'preco-max']}
      name="Preço"
      chosen={labels.price}
      title="Escolha a faixa de preço"
      clearHref={clear.price}
      open={(errors['preco-max'] ?? errors['preco-min']) != null}
      foldable
    >
      <PriceFields form={form} id="f" />
    </FilterPanel>
  );
}

export function DormsPanel({ form }: PanelProps) {
  const { values, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={roomFields}
      name="Quartos"
      chosen={labels.dorms}
      title="Quartos, suítes e vagas"
      clearHref={clear.dorms}
    >
      <RoomGroups values={values} />
    </FilterPanel>
  );
}
