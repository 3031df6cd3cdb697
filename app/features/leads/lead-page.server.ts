import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { knownPerson } from './known-person.server';
import { readSent } from './sent.server';

export async function leadPageData({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  return {
    siteUrl: context.siteUrl,
    sent: await readSent(request),
    person: await knownPerson(context),
  };
}

/** Prefilled forms are private. Passes `Retry-After` of a 429 on. */
export const leadPageHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'private, no-cache', ...(wait && { 'Retry-After': wait }) };
};
