import type { AppLoadContext } from '@remix-run/node';
import { inviteParam } from '~/links';

/** Nothing longer is looked for. */
export const longestToken = 64;

/** A page whose address is a secret: nobody keeps it, and nobody is told of it. */
export function keepSecret({ session, answer }: Pick<AppLoadContext, 'session' | 'answer'>): void {
  session.isPrivate = true;
  answer.hasSecretAddress = true;
}

/** The token of the folder's link in a page's address; '' where there is none. */
export const tokenOf = ({ searchParams }: URL): string =>
  (searchParams.get(inviteParam) ?? '').slice(0, longestToken);
