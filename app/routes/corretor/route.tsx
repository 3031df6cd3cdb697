import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import type { FormReply } from '~/forms/form-reply';
import { leadPageData } from '~/features/leads/lead-page.server';
import { brokerageIn } from '~/page-meta';
import { ContactPanel } from './contact-panel';
import { Listings } from './listings';
import { brokerMeta, crumbsOf } from './meta';
import { Profile } from './profile';
import { brokerData } from './queries.server';
import './broker-page.css';

export { clientLoader } from '~/navigation/listing-loader.browser';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';
export { action } from './action.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? brokerMeta({ ...data, house: brokerageIn(matches) }) : [];

export async function loader(args: LoaderFunctionArgs) {
  const [page, form] = await Promise.all([brokerData(args), leadPageData(args)]);
  return data({ ...page, ...form }, { status: page.listings.isPastTheEnd ? 404 : 200 });
}

const favoritesForm = 'favoritos';

/** Broker's page (spec 2 §3): profile, properties and contact. */
export default function Broker() {
  const { broker, answerText, listings, person, sent } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId}>
      <div className="palco">
        <Breadcrumbs crumbs={crumbsOf(broker)} />
      </div>
      <Profile broker={broker} />
      <Listings broker={broker} listings={listings} favoritesForm={favoritesForm} />
      <ContactPanel broker={broker} answerText={answerText} person={person} sent={sent} reply={reply} />
      <FavoritesForm id={favoritesForm} returnTo={listings.url} />
    </main>
  );
}
