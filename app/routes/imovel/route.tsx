import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { StaleDataNotice } from '~/features/listing/stale-data-notice';
import { useBroker } from '~/features/broker/broker-context';
import { contentId } from '~/components/ui/content-id';
import { useView } from '~/features/views/page-view.browser';
import { viewOf } from '~/features/views/track-view.browser';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { links } from '~/links';
import { knownPerson } from '~/features/leads/known-person.server';
import { leadPageHeaders } from '~/features/leads/lead-page.server';
import { brokerageIn, pageMeta } from '~/page-meta';
import { BrokerCard } from './broker-card';
import { BrokerNote } from './broker-note';
import { ContactBar } from './contact/contact-bar';
import { PropertyContact } from './contact/property-contact';
import { contactState } from './contact/state.server';
import { Description, Works } from './description';
import { PrintedFoot } from './dossier/printed-foot';
import { Features } from './features';
import { Financing } from './financing/financing';
import { firstPhotoPreload } from './gallery/first-photo';
import { Photographs } from './gallery/photographs';
import { useGallery } from './gallery/use-gallery';
import { onlyTabChanges } from './gallery/tabs';
import { shownHistory } from './history/history.server';
import { PriceHistory } from './history/price-history';
import { Month } from './month/month';
import { Opening } from './opening';
import { OtherProperties } from './other-properties';
import { PropertyMap } from './map/property-map';
import { PlanPart } from './plan-part';
import { propertyData } from './property-data.server';
import { PriceBox } from './price-box';
import { RecentlySeen } from './recently-seen';
import { ShareDialog } from './share/share-dialog';
import { Toolbar } from './toolbar';
import './property-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { contactAction as action } from './contact/action.server';

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  data
    ? [
        ...(data.texts.opensDrawn ? [] : firstPhotoPreload(data.detail, data.media, location.search)),
        ...pageMeta({ ...data.said.tags, house: brokerageIn(matches), crumbs: data.crumbs }),
        { 'script:ld+json': data.said.listing as object },
      ]
    : [];

export const headers: HeadersFunction = leadPageHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [page, person, history] = await Promise.all([
    propertyData(request, context),
    knownPerson(context),
    shownHistory(request, context),
  ]);
  const { contact, cookie } = await contactState(request, page, person, context);
  return data({ ...page, contact, history }, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined);
}

/** Another gallery tab needs no reload, unless a form changed data; a refused form changed none. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate &&
  (change.actionStatus ?? 200) < 400 &&
  (change.formMethod !== undefined || !onlyTabChanges(change.currentUrl, change.nextUrl));

const favoritesForm = 'favoritos';

/** A property's page (spec 2 §2). All of it works without scripts. */
export default function Property() {
  const page = useLoaderData<typeof loader>();
  const { detail, texts } = page;
  const corretor = useBroker()?.slug;
  useView(viewOf(detail, 'detail'));
  const gallery = useGallery(detail, page.media, texts.opensDrawn);
  // Places among the photos with a file, as in the gallery.
  const inPlan = page.plan?.photos.map(({ number }) => number - 1);
  const photographs = <Photographs gallery={gallery} inPlan={inPlan} note={page.picturesNote} />;
  const contact = (
    <PropertyContact detail={detail} contact={page.contact} pageUrl={page.siteUrl + page.path} />
  );
  return (
    <main id={contentId} key={detail.id}>
      <div className="palco">
        <Toolbar page={page} favoritesForm={favoritesForm} corretor={corretor} />
        {page.keptSince && <StaleDataNotice of="o imóvel" since={page.keptSince} />}
      </div>
      <Opening detail={detail} texts={texts} gallery={gallery} hasPlan={page.plan !== null} />
      <BrokerNote detail={detail} texts={texts} />
      {page.plan ? (
        <PlanPart part={page.plan} detail={detail} gallery={gallery}>
          {photographs}
        </PlanPart>
      ) : (
        photographs
      )}
      {gallery.viewer}
      <div className="imovel palco">
        <div>
          <Month texts={texts}>
            {page.financing && (
              <Financing
                view={page.financing}
                firstChart={page.firstChart}
                path={page.path}
                corretor={corretor}
                key={page.path}
              />
            )}
          </Month>
          <Description texts={texts} />
          <Works facts={texts.works} />
          <Features texts={texts} />
          {page.history && <PriceHistory history={page.history} />}
          {page.place && <PropertyMap place={page.place} detail={detail} />}
        </div>
        <aside className="imovel__dir" aria-label="Preço e contato">
          <div className="fixo">
            {page.contact.sent ? (
              contact
            ) : (
              <PriceBox detail={detail} price={texts.price}>
                {contact}
              </PriceBox>
            )}
            <BrokerCard detail={detail} />
            {texts.updated && (
              <p className="nota">
                {[`Atualizado em ${texts.updated}`, texts.checked].filter(Boolean).join(', ')}
              </p>
            )}
          </div>
        </aside>
      </div>
      <PrintedFoot page={page} corretor={corretor} />
      <OtherProperties similar={page.similar} alsoLiked={page.alsoLiked} favoritesForm={favoritesForm} />
      <RecentlySeen page={page} />
      <ShareDialog
        detail={detail}
        url={page.siteUrl + links.inBrokersName(page.path, corretor)}
        siteUrl={page.siteUrl}
        facebookAppId={page.facebookAppId}
      />
      {!page.contact.sent && (
        <ContactBar
          label={texts.price.isFrom ? 'A partir de' : (texts.price.total ?? texts.price).label}
          amount={texts.price.total?.value ?? texts.price.amount}
          isInterest={texts.isInterestOnly}
        />
      )}
      <FavoritesForm id={favoritesForm} returnTo={page.path} />
    </main>
  );
}
