import { useLocation } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { Icon, type IconName } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { List } from '../list/list';
import type { Column } from '../list/list-table';
import type { CampaignRow, campaignsData } from './campaigns.server';

const icons: Record<CampaignRow['state'], IconName> = {
  live: 'check',
  coming: 'clock',
  ended: 'close',
  draft: 'info',
};

const columns: [Column<CampaignRow>, ...Column<CampaignRow>[]] = [
  {
    title: 'Campanha',
    cell: ({ key, title, hasDraft, state }) => (
      <>
        <a href={adminLinks.showcaseCampaign(key)}>{title}</a>
        {hasDraft && state !== 'draft' && <small>com rascunho</small>}
      </>
    ),
  },
  { title: 'Endereço', cell: ({ address }) => address ?? '' },
  {
    title: 'Estado',
    cell: ({ state, stateText }) => (
      <span className="mest">
        <Icon name={icons[state]} small />
        {stateText}
      </span>
    ),
  },
  { title: 'Mudou', cell: ({ when }) => when },
];

export function CampaignsPage({ tabs, rows }: Awaited<ReturnType<typeof campaignsData>>) {
  const { pathname, search } = useLocation();
  return (
    <List
      title="Vitrine"
      action={<NewCampaign />}
      sentence={`${counted(rows?.length ?? 0, 'campanha', 'campanhas')}. Cada uma fica acima da lista do seu endereço.`}
      tabs={tabs}
      filters={null}
      caption="Campanhas"
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      nothingFound={false}
      nothingYet={
        <>
          <h2>Nenhuma campanha ainda</h2>
          <p className="suave">Uma página com textos, fotos e imóveis, no endereço que sai no anúncio.</p>
          <NewCampaign />
        </>
      }
      retryHref={pathname + search}
    />
  );
}

const NewCampaign = () => (
  <a className="bt bt--1" href={adminLinks.newShowcaseCampaign()}>
    <Icon name="plus" small />
    Nova campanha
  </a>
);
