import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { brokerIn } from '~/domain/broker';
import { schemaAddresses } from '~/domain/schema-org';
import { links } from '~/links';
import { logged } from '@domain/kernel/logged';
import { linksWithProperties } from '~/back-end/available-links.server';
import { orNull } from '~/back-end/or-null.server';
import { brokerProfile } from '~/features/broker/broker.server';
import { brokerAddress, readBrokerAddress } from '~/features/broker/address';
import { toList } from './list-id';
import { choicesOf, listingsData } from './listings-data';

/** After it the page shows an error instead of the list. */
const budgetShare = 0.8;

/** The active broker of the URL. @throws Response 503 if the back end fails */
export async function brokerOfAddress({ request, params, context }: LoaderFunctionArgs) {
  const unavailable = () => {
    throw new Response(null, { status: 503 });
  };
  return brokerProfile(brokerIn(params, new URL(request.url)), context).catch(
    logged(context.log, 'broker page unavailable', unavailable),
  );
}

/** @throws Response 503, or a redirect: for a broker who left (settled §4), or from form fields to their URL */
export async function brokerData(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const url = new URL(request.url);
  const slug = brokerIn(params, url)!;
  const { asForm, filters } = readBrokerAddress(slug, url.searchParams);
  if (asForm) throw redirect(toList(brokerAddress(slug, filters)));
  const [broker, answer, has] = await Promise.all([
    brokerOfAddress(args),
    orNull(context.api.searchProperties(filters, { budgetShare }), context.log),
    linksWithProperties(choicesOf(slug), context),
  ]);
  if (!broker) throw redirect(links.unavailableBroker());
  return {
    broker,
    addresses: schemaAddresses(context.settings.firm),
    answerText: answerText(context.settings.firm.texts),
    listings: listingsData(slug, filters, answer, has),
  };
}

/** 'A resposta chega em até um dia útil, das 9h às 19h.'; null without a promise. */
function answerText({ promises, hours }: BrokerageTexts): string | null {
  const [first] = hours?.office ?? [];
  return promises?.reply ? `A resposta chega ${promises.reply}${first ? `, ${first.time}` : ''}.` : null;
}
