import {
  data,
  type HeadersFunction,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { useActionData, useLoaderData } from '@remix-run/react';
import { aboutProperty, Sent } from '~/features/leads/sent';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { sentences } from '@domain/kernel/text';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { Photo } from '~/components/ui/photo';
import type { FormReply } from '~/forms/form-reply';
import { photoSizes, widestPhoto } from '@domain/media/photo';
import { unavailableText } from '~/domain/unavailable-property';
import { OtherProperties } from '~/routes/imovel/other-properties';
import { links } from '~/links';
import { brokerageIn, pageMeta } from '~/page-meta';
import { knownPerson } from '~/features/leads/known-person.server';
import { leadPageHeaders } from '~/features/leads/lead-page.server';
import { readSent } from '~/features/leads/sent.server';
import { NoticeForm } from './notice-form';
import { unavailableData, type UnavailableData } from './unavailable-data.server';
import '~/routes/imovel/property-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { noticeAction as action } from './notice-action.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta({
        house: brokerageIn(matches),
        title: 'Este imóvel saiu do mercado',
        description: unavailableText,
        canonical: data.siteUrl + links.unavailableProperty(),
        card: 'listing',
        indexable: false,
      })
    : [];

/** 410: search engines remove the property's URL (settled §4). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ onOffer: availableLinks, ...page }, person, sent] = await Promise.all([
    unavailableData(new URL(request.url), params, context),
    knownPerson(context),
    readSent(request),
  ]);
  if (availableLinks && !sent) throw redirect(availableLinks, 302);
  return data({ ...page, person, sent }, { status: 410 });
}

/** Not cached. Forwards Retry-After of a rate-limited form. */
export const headers: HeadersFunction = (args) => ({
  ...leadPageHeaders(args),
  'Cache-Control': 'no-store',
});

const favoritesForm = 'favoritos';

/** Page of a property that is no longer available (spec 2 §2). */
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
          <AllPropertiesLink className="bt bt--2">Ver mais imóveis</AllPropertiesLink>
        </div>
        <div className="r6">
          {sent ? (
            <Sent
              title={`Combinado, ${sent.firstName}.`}
              next="Escrevemos para o seu e-mail assim que houver novidade."
              sent={gone ? aboutProperty(sent, gone.code) : sent}
            >
              <AllPropertiesLink className="elo">Ver mais imóveis</AllPropertiesLink>
            </Sent>
          ) : (
            <NoticeForm action={path} person={person} reply={reply} place={gone?.place} />
          )}
        </div>
      </div>
      <OtherProperties similar={similar} alsoLiked={alsoLiked} favoritesForm={favoritesForm} />
      <FavoritesForm id={favoritesForm} returnTo={path} />
    </main>
  );
}

function Gone({ title, place, code, photo }: NonNullable<UnavailableData['gone']>) {
  return (
    <>
      {photo && (
        <figure className="fora__foto">
          <Photo photo={photo} sizes={photoSizes.gallery} maxWidth={widestPhoto} priority />
          <span className="selo">Indisponível</span>
        </figure>
      )}
      <p className="nota num">{`${sentences(title, place)} Código ${code}`}</p>
    </>
  );
}
