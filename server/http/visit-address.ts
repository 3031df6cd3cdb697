import type { RequestHandler } from 'express';
import { splitAddress } from '@domain/legacy-urls/redirect';
import type { RedirectFor } from '@domain/legacy-urls/redirect-for';
import type { AddressVisit, VisitAddress } from '~/context';
import { createSiteRenderer } from '../page-cache/render';

/** Titles of our own pages are plain text with these escapes. */
const escapes: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

interface Parts {
  redirectFor: RedirectFor;
  /** Without load shedding: whoever waits for a visit has a place already. Created at the first visit. */
  createSite: () => RequestHandler;
}

/** Opens addresses of the site as a visitor without cookies does, in this process. */
export function addressVisits({ redirectFor, createSite }: Parts): VisitAddress {
  let render: ReturnType<typeof createSiteRenderer> | undefined;
  return async (address, region): Promise<AddressVisit> => {
    const redirect = redirectFor('GET', ...splitAddress(address));
    if (redirect) return { ...redirect, title: null };
    render ??= createSiteRenderer(createSite());
    const { status, headers, body } = await render({ address, region, cookies: '' });
    const location = headers.location;
    const title = titleIn(body.toString('utf8', 0, 20_000));
    return {
      status,
      location: typeof location === 'string' ? location : null,
      title: title && title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => escapes[escape]!),
    };
  };
}

function titleIn(html: string): string | null {
  const start = html.indexOf('<title>');
  const end = html.indexOf('</title>', start);
  return start < 0 || end < 0 ? null : html.slice(start + '<title>'.length, end);
}
