import {
  data,
  type HeadersFunction,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useActionData, useLoaderData } from '@remix-run/react';
import { aboutProperty, Sent } from '~/features/leads/sent';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { Photo } from '~/components/ui/photo';
import type { FormReply } from '~/forms/form-reply';
import { photoSizes, widestPhoto } from '@domain/photo';
import { unavailableText } from '~/domain/unavailable-property';
import { RelatedSection } from '~/routes/imovel/related-section';
import { links } from '~/links';
import { houseIn, pageMeta } from '~/page-meta';
import { knownPerson } from '~/features/leads/known-person.server';
import { leadPageHeaders } from '~/features/leads/lead-page.server';
import { readSent } from '~/features/leads/sent.server';
import { NoticeForm } from './notice-form';
import { unavailableData, type UnavailableData } from './unavailable-data.server';
import '~/routes/imovel/property-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { noticeAction as action } from './notice-action.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta({
        house: houseIn(matches),
        title: 'Este imóvel saiu do mercado',
        description: unavailableText,
        canonical: data.siteUrl + links.unavailableProperty(),
        card: 'listing',
        indexable: false,
      })
    : [];

/** 410: search engines forget the property's address (settled §4). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ onOffer, ...page }, person, sent] = await Promise.all([
    unavailableData(new URL(request.url), params, context),
    knownPerson(context),
    readSent(request),
  ]);
  if (onOffer && !sent) throw redirect(onOffer, 302);
  return data({ ...page, person, sent }, { status: 410 });
}

/** Nothing of it is kept; an answer to too many says how long to wait. */
export const headers: HeadersFunction = (args) => ({
  ...leadPageHeaders(args),
  'Cache-Control': 'no-store',
});

const favoritesForm = 'favoritos';

/** The page of a property that is not on offer any more (spec 2 §2). */
export default function UnavailableProperty() {
  const { similar, alsoLiked, path, gone, sent, person } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId}>
      {gone && (
        <div className="palco">
          <Breadcrumbs crumbs={gone.crumbs} />
        </div>
      )}
      <div className="palco g fora">
        <div className="r10">
          {gone && <Gone {...gone} />}
          <h1>Este imóvel saiu do mercado.</h1>
          <p className="lide">{unavailableText}</p>
          <AllHomes className="bt bt--2">Ver mais imóveis</AllHomes>
        </div>
        <div className="r6">
          {sent ? (
            <Sent
              title={`Combinado, ${sent.firstName}.`}
              next="Escrevemos para o seu e-mail assim que houver novidade."
              sent={gone ? aboutProperty(sent, gone.code) : sent}
            >
              <AllHomes className="elo">Ver mais imóveis</AllHomes>
            </Sent>
          ) : (
            <NoticeForm action={path} person={person} reply={reply} place={gone?.place} />
          )}
        </div>
      </div>
      <RelatedSection name="similar" title="Imóveis similares" list={similar} favoritesForm={favoritesForm} />
      <RelatedSection
        name="alsoLiked"
        title="Você também pode gostar"
        list={alsoLiked}
        favoritesForm={favoritesForm}
      />
      <FavoritesForm id={favoritesForm} returnTo={path} />
    </main>
  );
}

/** Which property it was. */
function Gone({ title, place, code, photo }: NonNullable<UnavailableData['gone']>) {
  return (
    <>
      {photo && (
        <figure className="fora__foto">
          <Photo photo={photo} sizes={photoSizes.gallery} maxWidth={widestPhoto} priority />
          <span className="selo">Indisponível</span>
        </figure>
      )}
      <p className="nota num">{`${title}. ${place}. Código ${code}`}</p>
    </>
  );
}
