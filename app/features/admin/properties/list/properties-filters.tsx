import { maxPropertySearch } from '@domain/property/property-list';
import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../../admin-links';
import { ListFilters } from '../../list/list-filters';
import {
  checkOptions,
  type Choices,
  hasMore,
  propertiesField as field,
  type PropertyFilters,
  propertySortAddresses,
  propertySortNames,
  propertyTabAddresses,
  qualityOptions,
  stateOptions,
  withoutBroker,
} from './properties-texts';
import { SiteFilters } from './site-filters';

interface FilterProps {
  filters: PropertyFilters;
  brokers: Choices;
  sources: Choices;
  /** The member sees own properties alone. */
  hasOwnAlone: boolean;
}

const all: Choices[number] = ['', 'Todos'];
const optionsOf = (names: Readonly<Record<string, string>>): Choices => [all, ...Object.entries(names)];

export function PropertyFilterForm({ filters, brokers, sources, hasOwnAlone }: FilterProps) {
  const { tab, text, place, broker, sort } = filters;
  return (
    <ListFilters
      action={adminLinks.properties()}
      hidden={{ [field.tab]: tab === 'live' ? undefined : propertyTabAddresses[tab] }}
      more={<MoreFilters filters={filters} sources={sources} hasOwnAlone={hasOwnAlone} />}
    >
      <TextField
        id="imoveis-busca"
        name={field.text}
        type="search"
        label="Código, endereço, título"
        maxLength={maxPropertySearch}
        defaultValue={text}
      />
      <TextField
        id="imoveis-lugar"
        name={field.place}
        type="search"
        label="Lugar"
        maxLength={maxPropertySearch}
        defaultValue={place}
      />
      {!hasOwnAlone && (
        <SelectField
          id="imoveis-corretor"
          name={field.broker}
          label="Corretor"
          options={[all, [withoutBroker, 'Ninguém'], ...brokers]}
          defaultValue={broker === 'none' ? withoutBroker : broker}
        />
      )}
      <SelectField
        id="imoveis-ordem"
        name={field.sort}
        label="Ordem"
        options={Object.entries(propertySortNames).map(([key, name]) => [
          propertySortAddresses[key as keyof typeof propertySortAddresses],
          name,
        ])}
        defaultValue={propertySortAddresses[sort]}
      />
    </ListFilters>
  );
}

function MoreFilters({ filters, sources, hasOwnAlone }: Omit<FilterProps, 'brokers'>) {
  const { owner, source, state, checked, quality, site, errors } = filters;
  return (
    <details className="mmais" open={hasMore(filters)}>
      <summary>Mais filtros</summary>
      <div className="mmais-campos">
        <SelectField
          id="imoveis-estado"
          name={field.state}
          label="Estado"
          options={optionsOf(stateOptions)}
          defaultValue={state}
        />
        <SelectField
          id="imoveis-conferido"
          name={field.checked}
          label="Sem conferir"
          options={optionsOf(checkOptions)}
          defaultValue={checked}
        />
        <SelectField
          id="imoveis-qualidade"
          name={field.quality}
          label="Qualidade"
          options={optionsOf(qualityOptions)}
          defaultValue={quality}
        />
        {sources.length > 1 && (
          <SelectField
            id="imoveis-carga"
            name={field.source}
            label="Carga"
            options={[['', 'Todas'], ...sources]}
            defaultValue={source}
          />
        )}
        {!hasOwnAlone && (
          <TextField
            id="imoveis-proprietario"
            name={field.owner}
            type="search"
            label="Proprietário"
            maxLength={maxPropertySearch}
            defaultValue={owner}
          />
        )}
        <SiteFilters site={site} errors={errors} />
      </div>
      <button className="bt bt--2">Filtrar por todos</button>
    </details>
  );
}
