import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSent } from './sent.server';

/** What every page with a lead form shows: the form with its key, or what was sent. */
export async function leadPageLoader({ request, context }: LoaderFunctionArgs) {
  return {
    siteUrl: context.siteUrl,
    formKey: randomUUID(),
    sent: await readSent(request),
  };
}

/** A form belongs to its visitor; the browser may keep the page to go back to. */
export const leadPageHeaders = () => ({ 'Cache-Control': 'private, no-cache' });
