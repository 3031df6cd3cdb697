import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';

export const newLinkCookie = 'link-novo';
export const newLinkSeconds = 60;

const cookieData = z.object({ folder: z.string(), token: z.string() });

export function newToken(
  request: Request,
  { seals }: Pick<AppLoadContext, 'seals'>,
  folder: string,
): string | null {
  const { data } = cookieData.safeParse(seals.read(request.headers.get('Cookie'), newLinkCookie));
  return data?.folder === folder ? data.token : null;
}
