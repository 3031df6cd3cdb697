import { emailPages } from '@api/platform/email/email-pages';

export function leaveUrl(siteUrl: string, token: string): string {
  const url = new URL(emailPages.leaveSubscription, siteUrl);
  url.searchParams.set('token', token);
  return url.href;
}
