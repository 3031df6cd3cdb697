import { useLocation } from '@remix-run/react';
import type { PropertyTab } from '@domain/property/property-list';
import { propertyTabs } from '@domain/property/property-list';
import { formatNumber } from '@domain/kernel/money';
import { maxBulk } from '@domain/staff/bulk';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../../admin-links';
import { BulkStart, choosable } from '../../bulk/choose-rows';
import { asDocument } from '../../document-link';
import { List } from '../../list/list';
import { propertyColumns } from './properties-columns';
import { PropertyFilterForm } from './properties-filters';
import type { propertyList } from './properties-list';
import {
  isFiltered,
  propertiesFileHref,
  propertiesHref,
  type PropertyFilters,
  propertyParams,
  propertyTabNames,
  withoutFilters,
} from './properties-texts';

interface PropertyListProps {
  filters: PropertyFilters;
  /** null: the back end did not answer. */
  list: ReturnType<typeof propertyList> | null;
  hasOwnAlone: boolean;
  canWrite: boolean;
}

export function PropertyList({ filters, list, hasOwnAlone, canWrite }: PropertyListProps) {
  const { pathname, search } = useLocation();
  return (
    <List
      title="Imóveis"
      action={<Actions filters={filters} canWrite={canWrite} />}
      sentence={list && <Sentence counts={list.counts} hasOwnAlone={hasOwnAlone} />}
      tabs={propertyTabs.map((tab) => ({
        label: propertyTabNames[tab],
        count: list && list.counts[tab],
        href: propertiesHref({ ...withoutFilters(filters), tab }),
        isCurrent: filters.tab === tab,
      }))}
      filters={
        <PropertyFilterForm
          filters={filters}
          brokers={list?.brokers ?? []}
          sources={list?.sources ?? []}
          hasOwnAlone={hasOwnAlone}
          key={JSON.stringify(filters)}
        />
      }
      caption="Imóveis"
      columns={canWrite ? choosable(propertyColumns) : propertyColumns}
      rows={list && list.rows}
      keyOf={({ id }) => id}
      bulk={
        canWrite &&
        list && (
          <BulkStart
            action={adminLinks.propertiesInBulk()}
            params={propertyParams({ ...filters, page: 1 })}
            total={list.total}
            hasMore={list.total > maxBulk}
            isAbove
          />
        )
      }
      nothingFound={isFiltered(filters) && <NothingFound filters={filters} />}
      nothingYet={<h2>{emptyTexts[filters.tab]}</h2>}
      retryHref={pathname + search}
      pages={
        list
          ? {
              ...{ page: Math.min(filters.page, list.pages), count: list.pages },
              hrefOf: (page) => propertiesHref({ ...filters, page }),
            }
          : undefined
      }
      note={list && list.total > 0 && `${formatNumber(list.rows.length)} de ${formatNumber(list.total)}.`}
    />
  );
}

const Actions = ({ filters, canWrite }: Pick<PropertyListProps, 'filters' | 'canWrite'>) => (
  <div className="macoes">
    <a className="bt bt--2" href={propertiesFileHref(filters)} {...asDocument}>
      <Icon name="download" small />
      Baixar CSV
    </a>
    {canWrite && (
      <a className="bt bt--1" href={adminLinks.newProperties()}>
        <Icon name="plus" small />
        Novo imóvel
      </a>
    )}
  </div>
);

/** '1.204 no ar. 7 a conferir, 12 com menos de cinco fotos, 3 com valor retido.' */
function Sentence({
  counts,
  hasOwnAlone,
}: {
  counts: Readonly<Record<PropertyTab, number>>;
  hasOwnAlone: boolean;
}) {
  return (
    <>
      <Count of={counts.live} /> no ar{hasOwnAlone && ', de você'}. <Count of={counts.unchecked} /> a
      conferir, <Count of={counts['few-photos']} /> com menos de cinco fotos, <Count of={counts.held} /> com
      valor retido.
    </>
  );
}

const Count = ({ of }: { of: number }) => <b>{formatNumber(of)}</b>;

function NothingFound({ filters }: { filters: PropertyFilters }) {
  const { text, tab } = filters;
  return (
    <>
      <h2>{text ? `Nenhum imóvel com “${text}”` : 'Nenhum imóvel com esses filtros'}</h2>
      <p className="suave">A busca lê código, título, endereço e CEP.</p>
      {tab !== 'all' && (
        <a className="bt bt--2" href={propertiesHref({ ...filters, tab: 'all', page: 1 })}>
          Procurar em todos os imóveis
        </a>
      )}
      <a className="elo" href={propertiesHref(withoutFilters(filters))}>
        Limpar os filtros
      </a>
    </>
  );
}

const emptyTexts: Record<PropertyTab, string> = {
  live: 'Nenhum imóvel no ar',
  unchecked: 'Nada a conferir',
  'few-photos': 'Nenhum imóvel com poucas fotos',
  held: 'Nenhum valor retido',
  reserved: 'Nenhum imóvel reservado',
  off: 'Nenhum imóvel fora do ar',
  all: 'Nenhum imóvel ainda',
};
