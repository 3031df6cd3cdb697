import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { knownPerson } from './known-person.server';
import { readSent } from './sent.server';

/** What every page with a lead form shows: the form with who is known to send it, or what was sent. */
export async function leadPageData({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  return {
    siteUrl: context.siteUrl,
    sent: await readSent(request),
    person: await knownPerson(context),
  };
}

/** A form belongs to its visitor; the browser may keep the page to go back to. An answer to too many says how long to wait. */
export const leadPageHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'private, no-cache', ...(wait && { 'Retry-After': wait }) };
};
