import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { ClientArea } from '~/features/account/client-area/client-area';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { AnnouncementList } from './announcement-list';
import { OwnerLetters } from './letters';
import { Begun } from './begun';
import { NotLoaded } from './not-loaded';
import { Nothing } from './nothing';
import { ProductList } from './product-list';
import { myProductsData } from './queries.server';
import '~/features/account/client-area/client-area-page.css';
import './my-products-page.css';

export { action } from './action.server';

const title = 'Meus imóveis';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) => myProductsData(args);

/** The visitor's own properties, those on offer apart from the others, and what is on its way (spec 2 §2; brief §17.5). */
export default function MyProducts() {
  const { lead, active, inactive, announcements, begun, letters, tells, isUnverified, failed, isEmpty } =
    useLoaderData<typeof loader>();
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
      {isEmpty && <Nothing tells={tells} isUnverified={isUnverified} />}
      <ProductList title="Ativos" rows={active} />
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
      {begun && <Begun text={begun} />}
      <AnnouncementList title="No ar" rows={announcements.onOffer} />
      <ProductList title="Inativos" rows={inactive} />
      <AnnouncementList title="Recusados" rows={announcements.declined} />
      {letters && <OwnerLetters isOn={letters.isOn} />}
    </ClientArea>
  );
}
