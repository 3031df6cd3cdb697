import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { KeptNotice } from '~/features/listing/kept-notice';
import { useBroker } from '~/features/broker/broker-context';
import { contentId } from '~/components/ui/content-id';
import { useView } from '~/features/views/page-view.browser';
import { viewOf } from '~/features/views/tell-view.browser';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { links } from '~/links';
import { knownPerson } from '~/features/leads/known-person.server';
import { leadPageHeaders } from '~/features/leads/lead-page.server';
import { houseIn, pageMeta } from '~/page-meta';
import { BrokerCard } from './broker-card';
import { BrokerNote } from './broker-note';
import { ContactBar } from './contact/contact-bar';
import { PropertyContact } from './contact/property-contact';
import { contactState } from './contact/state.server';
import { Description } from './description';
import { PrintedFoot } from './dossier/printed-foot';
import { Features } from './features';
import { Financing } from './financing/financing';
import { firstPhotoPreload } from './gallery/first-photo';
import { Gallery } from './gallery/gallery';
import { onlyTabChanges } from './gallery/tabs';
import { Head } from './head';
import { shownHistory } from './history/history.server';
import { PriceHistory } from './history/price-history';
import { PropertyMap } from './map/property-map';
import { propertyData } from './property-data.server';
import { PriceBox } from './price-box';
import { RecentlySeen } from './recently-seen';
import { RelatedSection } from './related-section';
import { ShareWindow } from './share/share-window';
import { Toolbar } from './toolbar';
import './property-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { contactAction as action } from './contact/action.server';

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  data
    ? [
        ...firstPhotoPreload(data.detail, data.media, location.search),
        ...pageMeta({ ...data.said.tags, house: houseIn(matches), crumbs: data.crumbs }),
        { 'script:ld+json': data.said.listing as object },
      ]
    : [];

/** The page knows where its visitor came from, and is asked for anew each time. */
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

/** Another tab of the gallery shows nothing new; what a form has changed is asked for all the same. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate &&
  (change.formMethod !== undefined || !onlyTabChanges(change.currentUrl, change.nextUrl));

const favoritesForm = 'favoritos';

/** A property's page (spec 2 §2). All of it is plain links and forms. */
export default function Property() {
  const page = useLoaderData<typeof loader>();
  const { detail, texts } = page;
  const corretor = useBroker()?.slug;
  useView(viewOf(detail, 'detail'));
  const contact = (
    <PropertyContact detail={detail} contact={page.contact} pageUrl={page.siteUrl + page.path} />
  );
  return (
    <main id={contentId} key={detail.id}>
      <div className="palco">
        <Toolbar page={page} favoritesForm={favoritesForm} corretor={corretor} />
        {page.keptSince && <KeptNotice of="o imóvel" since={page.keptSince} />}
      </div>
      <Gallery detail={detail} media={page.media} />
      <article className="imovel">
        <div className="palco g">
          <div className="imovel__esq">
            <Head detail={detail} texts={texts} />
            <Description text={detail.descricao} />
            <BrokerNote detail={detail} />
            <Features texts={texts} />
            {page.history && <PriceHistory history={page.history} />}
            {page.financing && (
              <Financing view={page.financing} path={page.path} corretor={corretor} key={page.path} />
            )}
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
              <BrokerCard broker={detail.corretor} />
              {texts.updated && <p className="nota">{`Atualizado em ${texts.updated}`}</p>}
            </div>
          </aside>
        </div>
      </article>
      <PrintedFoot page={page} corretor={corretor} />
      <RelatedSection
        name="similar"
        title="Imóveis similares"
        list={page.similar}
        favoritesForm={favoritesForm}
      />
      <RelatedSection
        name="alsoLiked"
        title="Você também pode gostar"
        list={page.alsoLiked}
        favoritesForm={favoritesForm}
      />
      <RecentlySeen page={page} />
      <ShareWindow
        detail={detail}
        url={page.siteUrl + links.inBrokersName(page.path, corretor)}
        siteUrl={page.siteUrl}
        facebookAppId={page.facebookAppId}
      />
      {!page.contact.sent && (
        <ContactBar
          label={(texts.price.total ?? texts.price).label}
          amount={texts.price.total?.value ?? texts.price.amount}
          isInterest={texts.isInterestOnly}
        />
      )}
      <FavoritesForm id={favoritesForm} returnTo={page.path} />
    </main>
  );
}
