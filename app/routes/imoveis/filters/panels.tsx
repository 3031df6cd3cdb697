import type { FilterFormData } from '../form-data';
import { PriceFields, roomFields, RoomGroups } from './groups';
import { FilterPanel } from './panel';
import { PlaceGroup } from './place-group';
import { TypeTree } from './type-tree';

interface PanelProps {
  form: FilterFormData;
}

/** The fields that the bar's panels show. */
export const barFields = ['local', 'raio', 'tipo', 'preco-min', 'preco-max', ...roomFields] as const;

export function PlacePanel({ form }: PanelProps) {
  const { errors, labels, clear } = form;
  return (
    <FilterPanel
      name="Localização"
      chosen={labels.place}
      title="Localização"
      clearHref={clear.place}
      open={errors.local != null}
    >
      <PlaceGroup form={form} id="f" />
    </FilterPanel>
  );
}

export function TypesPanel({ form: { values, labels, clear } }: PanelProps) {
  return (
    <FilterPanel name="Tipo" chosen={labels.types} title="Tipo de imóvel" clearHref={clear.types}>
      <TypeTree selected={values.tipo ?? []} />
    </FilterPanel>
  );
}

/** Texts of spec 1 §3.5. */
export function PricePanel({ form }: PanelProps) {
  const { errors, labels, clear } = form;
  return (
    <FilterPanel
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

export function DormsPanel({ form: { values, labels, clear } }: PanelProps) {
  return (
    <FilterPanel name="Quartos" chosen={labels.dorms} title="Quartos, suítes e vagas" clearHref={clear.dorms}>
      <RoomGroups values={values} />
    </FilterPanel>
  );
}
