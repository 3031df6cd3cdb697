import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { ClientArea } from '~/features/account/client-area/client-area';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { AnnouncementList } from './announcement-list';
import { OwnerEmails } from './owner-emails';
import { DraftAnnouncement } from './draft-announcement';
import { NotLoaded } from './not-loaded';
import { NoProperties } from './no-properties';
import { PropertyList } from './property-list';
import { myPropertiesData } from './queries.server';
import '~/features/account/client-area/client-area-page.css';
import './my-properties-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';

const title = 'Meus imóveis';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => myPropertiesData(args);

/** The visitor's properties and announcements (spec 2 §2; brief §17.5). */
export default function MyProperties() {
  const {
    lead,
    active,
    inactive,
    announcements,
    begun,
    letters: ownerEmails,
    tells: canSendEmails,
    isUnverified,
    failed,
    isEmpty,
  } = useLoaderData<typeof loader>();
  return (
    <ClientArea
      page={links.myProducts()}
      title={title}
      lead={lead || undefined}
      action={
        isEmpty ? undefined : (
          <a className="bt bt--1 bt--c" href={links.announce(links.myProducts())}>
            <Icon name="plus" small />
            Anunciar imóvel
          </a>
        )
      }
    >
      {failed.products && (
        <NotLoaded
          title="A lista não chegou."
          text="Nada mudou nos seus anúncios. Tente de novo agora ou daqui a pouco."
          retry={links.myProducts()}
        />
      )}
      {isEmpty && <NoProperties tells={canSendEmails} isUnverified={isUnverified} />}
      <PropertyList title="Ativos" rows={active} />
      <AnnouncementList title="A caminho" rows={announcements.ahead} />
      {failed.announcements && (
        <div className="meus__parte">
          <NotLoaded
            isPart
            title="O andamento do que você anunciou não chegou agora."
            text="Nada se perdeu. Tente de novo agora ou daqui a pouco."
            retry={links.myProducts()}
          />
        </div>
      )}
      {begun && <DraftAnnouncement text={begun} />}
      <AnnouncementList title="No ar" rows={announcements.onOffer} />
      <PropertyList title="Inativos" rows={inactive} />
      <AnnouncementList title="Recusados" rows={announcements.declined} />
      {ownerEmails && <OwnerEmails isOn={ownerEmails.isOn} />}
    </ClientArea>
  );
}
