import { useLocation } from '@remix-run/react';
import { formatNumber } from '@domain/kernel/money';
import { nounFor } from '@domain/kernel/counts';
import { maxPortalSearch, portalTabs } from '@domain/property/feed-portals';
import { Icon } from '~/components/ui/icon';
import { TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { asDocument } from '../document-link';
import { ListFilters } from '../list/list-filters';
import { ListPages } from '../list/list-pages';
import { ListTabs } from '../list/list-tabs';
import { FeedAddresses } from './feed-addresses';
import { PlanLines } from './plan-lines';
import type { PortalsReply } from './portals-action.server';
import { PortalsTable } from './portals-table';
import {
  type PortalFilters,
  portalsField,
  portalsFileHref,
  portalsHref,
  portalTabAddresses,
  portalTabNames,
} from './portals-texts';
import type { PortalsView } from './portals-view';
import { SwitchForm } from './switch-form';

interface PortalsPageProps {
  filters: PortalFilters;
  /** null: the back end did not answer. */
  view: PortalsView | null;
  /** The address that is shown. */
  shown: { portal: string; name: string; url: string } | null;
  reply: PortalsReply | undefined;
}

/** Which properties each portal reads, and how it shows them. */
export function PortalsPage({ filters, view, shown, reply }: PortalsPageProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="mcab">
        <h1>Portais</h1>
        <a className="bt bt--2" href={portalsFileHref(filters)} {...asDocument}>
          <Icon name="download" small />
          Baixar CSV
        </a>
      </div>
      {view && <Sentence {...view} />}
      {view && <PlanLines portals={view.portals} reply={reply} />}
      <div className="mbarra">
        <ListTabs
          tabs={portalTabs.map((tab) => ({
            label: portalTabNames[tab],
            count: view && view.counts[tab],
            href: portalsHref({ tab, text: '', page: 1 }),
            isCurrent: filters.tab === tab,
          }))}
        />
        <ListFilters
          action={adminLinks.portals()}
          hidden={{ [portalsField.tab]: filters.tab === 'all' ? undefined : portalTabAddresses[filters.tab] }}
          key={JSON.stringify(filters)}
        >
          <TextField
            id="portais-busca"
            name={portalsField.text}
            type="search"
            label="Código, título, lugar"
            maxLength={maxPortalSearch}
            defaultValue={filters.text}
          />
        </ListFilters>
      </div>
      {view ? (
        <Properties filters={filters} view={view} reply={reply} />
      ) : (
        <div className="mvazio" role="alert">
          <h2>Os portais não puderam ser lidos agora</h2>
          <p className="suave">Nada se perdeu.</p>
          <a className="bt bt--2" href={pathname + search}>
            Tentar de novo
          </a>
        </div>
      )}
      {view && <FeedAddresses portals={view.portals} filters={filters} shown={shown} reply={reply} />}
    </>
  );
}

/** '1.187 imóveis saem em algum portal. 4 voltariam recusados na próxima leitura.' */
function Sentence({ counts: { somewhere, refused }, unchecked }: PortalsView) {
  return (
    <p className="mfrase">
      <b>{formatNumber(somewhere)}</b> {nounFor(somewhere, 'imóvel sai', 'imóveis saem')} em algum portal.{' '}
      {refused > 0 ? (
        <>
          <b>{formatNumber(refused)}</b> {nounFor(refused, 'voltaria recusado', 'voltariam recusados')} na
          próxima leitura.
        </>
      ) : (
        somewhere > 0 && 'Nenhum voltaria recusado.'
      )}
      {unchecked > 0 && ` Faltam conferir ${formatNumber(unchecked)}.`}
    </p>
  );
}

type PropertiesProps = Pick<PortalsPageProps, 'filters' | 'reply'> & { view: PortalsView };

function Properties({ filters, view, reply }: PropertiesProps) {
  const { rows, total, pages } = view;
  if (rows.length === 0)
    return (
      <div className="mvazio">
        <h2>{filters.text ? `Nenhum imóvel com “${filters.text}”` : emptyTexts[filters.tab]}</h2>
        {filters.text && (
          <a className="elo" href={portalsHref({ ...filters, text: '', page: 1 })}>
            Limpar a busca
          </a>
        )}
      </div>
    );
  return (
    <>
      <PortalsTable view={view} action={portalsHref(filters)} reply={reply} />
      <ListPages
        page={Math.min(filters.page, pages)}
        count={pages}
        hrefOf={(page) => portalsHref({ ...filters, page })}
      />
      <p className="nota mnota">
        {formatNumber(rows.length)} de {formatNumber(total)}.
      </p>
      <SwitchForm filters={filters} view={view} />
    </>
  );
}

const emptyTexts: Record<PortalFilters['tab'], string> = {
  refused: 'Nenhum imóvel seria recusado',
  all: 'Nenhum imóvel no ar',
  highlighted: 'Nenhum imóvel em destaque',
  nowhere: 'Todo imóvel sai em algum portal',
};
