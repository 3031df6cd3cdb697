import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import type { FormReply } from '~/forms/form-reply';
import { leadPageData } from '~/features/leads/lead-page.server';
import { houseIn } from '~/page-meta';
import { ContactPanel } from './contact-panel';
import { Listings } from './listings';
import { brokerMeta, crumbsOf } from './meta';
import { Profile } from './profile';
import { brokerData } from './queries.server';
import './broker-page.css';

export { clientLoader } from '~/navigation/listing-loader.browser';
export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';
export { action } from './action.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? brokerMeta({ ...data, house: houseIn(matches) }) : [];

export async function loader(args: LoaderFunctionArgs) {
  const [page, form] = await Promise.all([brokerData(args), leadPageData(args)]);
  return data({ ...page, ...form }, { status: page.listings.isPastTheEnd ? 404 : 200 });
}

const favoritesForm = 'favoritos';

/** A broker's page (spec 2 §3): who it is, the properties, and how to reach him or her. */
export default function Broker() {
  const { broker, listings, person, sent } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId}>
      <div className="palco">
        <Breadcrumbs crumbs={crumbsOf(broker)} />
      </div>
      <Profile broker={broker} />
      <Listings broker={broker} listings={listings} favoritesForm={favoritesForm} />
      <ContactPanel broker={broker} person={person} sent={sent} reply={reply} />
      <FavoritesForm id={favoritesForm} returnTo={listings.url} />
    </main>
  );
}
