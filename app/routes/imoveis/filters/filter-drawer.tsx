import { Checks } from '~/components/ui/checks';
import { CloseButton } from '~/components/ui/close-button';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { links } from '~/links';
import { formErrors } from '@domain/search/form-errors';
import type { FormField } from '@domain/search/form-values';
import { condominiumDetails, propertyDetails, renovationLevels } from '@domain/taxonomy/attributes';
import { conditions, conditionTree } from '@domain/taxonomy/conditions';
import { dailyLife } from '@domain/taxonomy/daily-life';
import { negotiations } from '@domain/taxonomy/negotiations';
import type { FilterFormData } from '../form-data';
import { CarriedFields } from './carried-fields';
import { AmountField, FieldError } from './fields';
import { FiltersTitle } from './filters-label';
import { DailyLife, FoldedGroup, Group, PriceFields, RoomGroups } from './groups';
import { barFields } from './panels';
import { PlaceGroup } from './place-group';
import { BottomSheetFooter } from './bottom-sheet-footer';
import { TypeTree } from './type-tree';

export const drawerId = 'mais-filtros';

const negotiationSteps = negotiations.map(({ urlWord, label }) => ({ value: urlWord, label }));
const bySlug = (list: readonly { slug: string; label: string }[]) =>
  list.map(({ slug, label }) => ({ value: slug, label }));
const levels = bySlug(renovationLevels);
const rest = bySlug(propertyDetails.filter(({ slug }) => !dailyLife.some((first) => first === slug)));
const amenities = bySlug(condominiumDetails);
const phases = conditionTree.map(({ label, values }) => ({
  label,
  options: values.map((value) => {
    const { urlWord, label } = conditions.find((condition) => condition.value === value)!;
    return { value: urlWord, label };
  }),
}));

const shown: readonly FormField[] = [
  ...['negociacao', ...barFields, 'area-min', 'area-max', 'fase', 'nivel-de-reforma'],
  ...['atributos-do-imovel', 'atributos-do-condominio'],
] as FormField[];

/**
 * 'Filtros' (brief §18.5): a popover with its own form, so it works without scripts.
 * It has all filters. Large screens hide those of the bar, but the form still submits them.
 * A popover cannot be open on load, so a drawer with an error is part of the page.
 */
export function FilterDrawer({ form }: { form: FilterFormData }) {
  const { values, errors, ticks, clear, radii } = form;
  const areaError = errors['area-max'] ?? errors['area-min'];
  const hasError = Boolean(areaError || errors.local);
  const errorProps = hasError
    ? { className: 'gaveta gaveta--na-pagina', role: 'group' }
    : ({ popover: 'auto', className: 'gaveta', role: 'dialog', tabIndex: -1 } as const);
  const own = [
    ...shown.filter((name) => name !== 'raio' || radii.length > 0),
    ...ticks.map(({ name }) => name),
  ];
  const set = (...names: string[]) => names.flatMap((name) => values[name as FormField] ?? []).length;
  const checks = (name: FormField, options: readonly { value: string; label: string }[]) => (
    <Checks name={name} options={options} selected={values[name] ?? []} />
  );
  const setOf = (name: FormField, options: readonly { value: string }[]) =>
    (values[name] ?? []).filter((chosen) => options.some(({ value }) => value === chosen)).length;
  return (
    <div id={drawerId} {...errorProps} aria-labelledby="mais-filtros-titulo">
      <form method="get" action={links.searchAction()} className="gaveta__f">
        <CarriedFields form={form} shown={own as FormField[]} />
        <div className="gaveta__topo">
          <h2 id="mais-filtros-titulo">
            <FiltersTitle word="Filtros" count={form.count} />
          </h2>
          {!hasError && <CloseButton of={drawerId} label="Fechar filtros" />}
        </div>
        <div className="gaveta__corpo">
          <Group legend="Negociação" className="na-barra neg">
            <SegmentedControl
              name="negociacao"
              options={negotiationSteps}
              selected={values.negociacao?.[0]}
            />
          </Group>
          <Group legend="Lugar" className={errors.local ? undefined : 'na-barra'}>
            <PlaceGroup form={form} id="g" />
          </Group>
          <div className="na-barra">
            <Group legend="Tipo de imóvel">
              <TypeTree selected={values.tipo ?? []} />
            </Group>
            <FoldedGroup legend="Preço" set={set('preco-min', 'preco-max') > 0 ? 1 : 0} open>
              <PriceFields form={form} id="g" />
            </FoldedGroup>
            <RoomGroups values={values} />
          </div>
          <DailyLife values={values} />
          <FoldedGroup legend="Área" set={set('area-min', 'area-max') > 0 ? 1 : 0} open={Boolean(areaError)}>
            <div className="dueto" data-range-error={formErrors.area}>
              <AmountField
                id="f"
                name="area-min"
                label="Mínima, m²"
                value={values['area-min']?.[0]}
                error={areaError && 'f-area-erro'}
              />
              <AmountField
                id="f"
                name="area-max"
                label="Máxima, m²"
                value={values['area-max']?.[0]}
                error={areaError && 'f-area-erro'}
                focused={Boolean(areaError)}
              />
            </div>
            <FieldError id="f-area-erro" text={areaError} />
          </FoldedGroup>
          <FoldedGroup legend="Fase" set={set('fase')}>
            {phases.map(({ label, options }) => (
              <div className="duas" role="group" aria-label={label} key={label}>
                {options.length > 1 && <p className="rotulo">{label}</p>}
                {checks('fase', options)}
              </div>
            ))}
          </FoldedGroup>
          <FoldedGroup legend="Nível de reforma" set={set('nivel-de-reforma')}>
            <div className="duas">{checks('nivel-de-reforma', levels)}</div>
          </FoldedGroup>
          <FoldedGroup legend="Mais do imóvel" set={setOf('atributos-do-imovel', rest)}>
            <div className="duas">{checks('atributos-do-imovel', rest)}</div>
          </FoldedGroup>
          <FoldedGroup legend="Do condomínio" set={set('atributos-do-condominio')}>
            <div className="duas">{checks('atributos-do-condominio', amenities)}</div>
          </FoldedGroup>
          <FoldedGroup legend="Seleção da casa" set={set(...ticks.map(({ name }) => name))}>
            <div className="duas">
              {ticks.map(({ name, label }) => (
                <Checks
                  name={name}
                  options={[{ value: 'sim', label }]}
                  selected={values[name as FormField] ?? []}
                  key={name}
                />
              ))}
            </div>
          </FoldedGroup>
        </div>
        <BottomSheetFooter className="gaveta__pe" clearHref={clear.drawer} clearLabel="Limpar" />
      </form>
    </div>
  );
}
