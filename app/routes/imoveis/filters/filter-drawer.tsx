import type { ReactNode } from 'react';
import { Checks } from '~/components/ui/checks';
import { CloseButton } from '~/components/ui/close-button';
import { Steps } from '~/components/ui/steps';
import { countedProperties } from '@domain/counts';
import { formErrors } from '@domain/search/form-errors';
import type { FormField } from '@domain/search/form-values';
import { condominiumDetails, propertyDetails, renovationLevels } from '@domain/taxonomy/attributes';
import { conditions, conditionTree } from '@domain/taxonomy/conditions';
import { negotiations } from '@domain/taxonomy/negotiations';
import type { FilterFormData } from '../form-data';
import { links } from '~/links';
import { CarriedFields } from './carried-fields';
import { AmountField, FieldError } from './fields';
import { atLeastSteps } from './panels';
import { PlaceGroup } from './place-group';

export const drawerId = 'mais-filtros';

const negotiationSteps = negotiations.map(({ urlWord, label }) => ({ value: urlWord, label }));
const bySlug = (list: readonly { slug: string; label: string }[]) =>
  list.map(({ slug, label }) => ({ value: slug, label }));
const levels = bySlug(renovationLevels);
const attributes = bySlug(propertyDetails);
const amenities = bySlug(condominiumDetails);
const phases = conditionTree.map(({ label, values }) => ({
  label,
  options: values.map((value) => {
    const { urlWord, label } = conditions.find((condition) => condition.value === value)!;
    return { value: urlWord, label };
  }),
}));

/** The fields that it shows; all others go along. */
const fields: readonly FormField[] = [
  'negociacao',
  'local',
  'suites',
  'vagas',
  'area-min',
  'area-max',
  'fase',
  'nivel-de-reforma',
  'atributos-do-imovel',
  'atributos-do-condominio',
];

/**
 * 'Mais filtros' (brief §9): a popover and a form, so it opens and sends without JavaScript. No popover comes open with a
 * page: with an error the drawer stands in the page itself.
 */
export function FilterDrawer({ form }: { form: FilterFormData }) {
  const { values, errors, ticks, clear, total } = form;
  const areaError = errors['area-max'] ?? errors['area-min'];
  const hasError = Boolean(areaError || errors.local);
  const frame = hasError
    ? { className: 'gaveta gaveta--na-pagina', role: 'group' }
    : ({ popover: 'auto', className: 'gaveta', role: 'dialog', tabIndex: -1 } as const);
  const checks = (name: FormField, options: readonly { value: string; label: string }[]) => (
    <Checks name={name} options={options} selected={values[name] ?? []} />
  );
  return (
    <form
      method="get"
      action={links.searchAction()}
      id={drawerId}
      {...frame}
      aria-labelledby="mais-filtros-titulo"
    >
      <div className="gaveta__topo">
        <h2 id="mais-filtros-titulo">Mais filtros</h2>
        {!hasError && <CloseButton of={drawerId} label="Fechar filtros" />}
      </div>
      <div className="gaveta__corpo">
        <CarriedFields form={form} shown={[...fields, ...ticks.map(({ name }) => name as FormField)]} />
        <Group legend="Negociação" className="so-mov">
          <Steps name="negociacao" options={negotiationSteps} selected={values.negociacao?.[0]} />
        </Group>
        <PlaceGroup form={form} />
        <Group legend="Suítes">
          <Steps name="suites" options={atLeastSteps} selected={values.suites?.[0] ?? ''} />
        </Group>
        <Group legend="Vagas">
          <Steps name="vagas" options={atLeastSteps} selected={values.vagas?.[0] ?? ''} />
        </Group>
        <Group legend="Área">
          <div className="dueto" data-range-error={formErrors.area}>
            <AmountField
              name="area-min"
              label="Mínima, m²"
              value={values['area-min']?.[0]}
              error={areaError && 'f-area-erro'}
            />
            <AmountField
              name="area-max"
              label="Máxima, m²"
              value={values['area-max']?.[0]}
              error={areaError && 'f-area-erro'}
              focused={Boolean(areaError)}
            />
          </div>
          <FieldError id="f-area-erro" text={areaError} />
        </Group>
        <Group legend="Fase">
          {phases.map(({ label, options }) => (
            <div className="duas" role="group" aria-label={label} key={label}>
              {options.length > 1 && <p className="rotulo">{label}</p>}
              {checks('fase', options)}
            </div>
          ))}
        </Group>
        <Group legend="Nível de reforma">
          <div className="duas">{checks('nivel-de-reforma', levels)}</div>
        </Group>
        <Group legend="Atributos do imóvel">
          <div className="duas">{checks('atributos-do-imovel', attributes)}</div>
        </Group>
        <Group legend="Condomínio">
          <div className="duas">{checks('atributos-do-condominio', amenities)}</div>
        </Group>
        <Group legend="Seleção">
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
        </Group>
      </div>
      <div className="gaveta__pe">
        <a className="elo" href={clear.drawer}>
          Limpar filtro
        </a>
        <button className="bt bt--1" data-count>
          {`Ver ${countedProperties(total || null)}`}
        </button>
      </div>
    </form>
  );
}

function Group({ legend, className, children }: { legend: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
