import { letterPages } from '@api/mail/letter-pages';

/** Where a person ends a subscription: a whole address. */
export function leaveUrl(siteUrl: string, token: string): string {
  const url = new URL(letterPages.leaveSubscription, siteUrl);
  url.searchParams.set('token', token);
  return url.href;
}
