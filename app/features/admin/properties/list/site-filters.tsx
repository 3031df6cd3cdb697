import { condominiumDetails, propertyDetails, renovationLevels } from '@domain/taxonomy/attributes';
import { conditions } from '@domain/taxonomy/conditions';
import { propertyTypeLabel, propertyTypes } from '@domain/taxonomy/property-types';
import { Checks } from '~/components/ui/checks';
import { plainError } from '~/forms/field';
import { SelectField, TextField } from '~/forms/text-field';
import type { Choices, PropertyFilters } from './properties-texts';

const all: Choices[number] = ['', 'Todos'];
const least = (noun: string): Choices => [
  all,
  ...[1, 2, 3, 4, 5].map((count) => [String(count), `${count} ${noun}`] as const),
];

/** Selects of the site's form; its field's name and its words. */
const selects: readonly (readonly [name: string, label: string, options: Choices])[] = [
  ['negociacao', 'Negociação', [all, ['venda', 'Venda'], ['aluguel', 'Aluguel']]],
  ['tipo', 'Tipo', [all, ...propertyTypes.map((type) => [type, propertyTypeLabel(type)] as const)]],
  ['quartos', 'Dormitórios', least('ou mais')],
  ['suites', 'Suítes', least('ou mais')],
  ['vagas', 'Vagas', least('ou mais')],
  ['fase', 'Fase', [all, ...conditions.map(({ urlWord, label }) => [urlWord, label] as const)]],
  [
    'nivel-de-reforma',
    'Reforma',
    [all, ...renovationLevels.map(({ slug, label }) => [slug, label] as const)],
  ],
];

const amounts = [
  ['preco-min', 'Preço de'],
  ['preco-max', 'Preço até'],
  ['area-min', 'Área de, em m²'],
  ['area-max', 'Área até, em m²'],
] as const;

const flags: Choices = [
  ['exclusividades', 'Exclusividades'],
  ['destaques', 'Destaques'],
  ['novidades', 'Novidades'],
  ['aceita-permuta', 'Aceita permuta'],
  ['visita-virtual', 'Visita virtual'],
  ['arquitetos-renomados', 'Arquitetos renomados'],
];

type Site = Pick<PropertyFilters, 'site' | 'errors'>;

/** Filters of the site's own form. */
export const SiteFilters = ({ site, errors }: Site) => (
  <>
    {selects.map(([name, label, options]) => (
      <SelectField
        id={`imoveis-${name}`}
        key={name}
        name={name}
        label={label}
        options={withMany(options, site[name])}
        defaultValue={site[name] ?? ''}
      />
    ))}
    {amounts.map(([name, label]) => (
      <TextField
        id={`imoveis-${name}`}
        key={name}
        name={name}
        inputMode="numeric"
        label={label}
        {...plainError(`imoveis-${name}`, errors[name])}
        defaultValue={site[name] ?? ''}
      />
    ))}
    <fieldset className="mcaixas">
      <legend>Selos</legend>
      {flags.map(([name, label]) => (
        <Checks name={name} options={[{ value: 'sim', label }]} selected={[site[name] ?? '']} key={name} />
      ))}
    </fieldset>
    <Features legend="No imóvel" name="atributos-do-imovel" features={propertyDetails} site={site} />
    <Features
      legend="No condomínio"
      name="atributos-do-condominio"
      features={condominiumDetails}
      site={site}
    />
  </>
);

/** An address can name several types: they stay together. */
const withMany = (options: Choices, value: string | undefined): Choices =>
  value === undefined || options.some(([each]) => each === value)
    ? options
    : [...options, [value, value.split('--').map(labelOf(options)).join(', ')]];
const labelOf = (options: Choices) => (word: string) => options.find(([each]) => each === word)?.[1] ?? word;

interface FeaturesProps extends Pick<Site, 'site'> {
  legend: string;
  name: string;
  features: readonly { slug: string; label: string }[];
}

const Features = ({ legend, name, features, site }: FeaturesProps) => (
  <fieldset className="mcaixas">
    <legend>{legend}</legend>
    <Checks
      name={name}
      options={features.map(({ slug, label }) => ({ value: slug, label }))}
      selected={(site[name] ?? '').split('--')}
    />
  </fieldset>
);
