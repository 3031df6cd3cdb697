import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { brokerIn } from '~/domain/broker';
import { schemaAddresses } from '~/domain/schema-org';
import { links } from '~/links';
import { logged } from '@domain/logged';
import { linksWithHomes } from '~/back-end/on-offer.server';
import { orNull } from '~/back-end/or-null.server';
import { brokerProfile } from '~/features/broker/broker.server';
import { brokerAddress, readBrokerAddress } from '~/features/broker/address';
import { toList } from './list-id';
import { choicesOf, listingsData } from './listings-data';

/** The page does not wait longer for the properties, in ms: it then says so, and shows the rest. */
const timeoutMs = 2000;

/**
 * The active broker of the address.
 * @throws a 503 where the back end does not say who that is
 */
export async function brokerOfAddress({ request, params, context }: LoaderFunctionArgs) {
  const unavailable = () => {
    throw new Response(null, { status: 503 });
  };
  return brokerProfile(brokerIn(params, new URL(request.url)), context).catch(
    logged(context.log, 'a broker’s page could not be had', unavailable),
  );
}

/**
 * The broker and a page of his properties.
 * @throws a redirect: to the page for brokers who are gone (settled §4), or from a form's fields to the address
 * that they mean; a 503
 */
export async function brokerData(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const url = new URL(request.url);
  const slug = brokerIn(params, url)!;
  const { asForm, filters } = readBrokerAddress(slug, url.searchParams);
  if (asForm) throw redirect(toList(brokerAddress(slug, filters)));
  const [broker, answer, has] = await Promise.all([
    brokerOfAddress(args),
    orNull(context.api.searchProperties(filters, { timeoutMs }), context.log),
    linksWithHomes(choicesOf(slug), context),
  ]);
  if (!broker) throw redirect(links.unavailableBroker());
  return {
    broker,
    addresses: schemaAddresses(context.settings.firm),
    listings: listingsData(slug, filters, answer, has),
  };
}
