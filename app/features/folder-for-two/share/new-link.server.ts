import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';

/** Holds a new link's token until the page has shown it. */
export const newLinkCookie = 'link-novo';
export const newLinkSeconds = 60;

const kept = z.object({ folder: z.string(), token: z.string() });

/** The token of a link that was just made for this folder. */
export function newToken(
  request: Request,
  { seals }: Pick<AppLoadContext, 'seals'>,
  folder: string,
): string | null {
  const { data } = kept.safeParse(seals.read(request.headers.get('Cookie'), newLinkCookie));
  return data?.folder === folder ? data.token : null;
}
