import type { AppLoadContext } from '@remix-run/node';
import { inviteParam } from '~/links';

/** Maximum token length. */
export const maxTokenLength = 64;

/** Page with a secret URL: `no-store`, and no referrer. */
export function markTokenPage({ session, answer }: Pick<AppLoadContext, 'session' | 'answer'>): void {
  session.isPrivate = true;
  answer.hasSecretAddress = true;
}

export const tokenOf = ({ searchParams }: URL): string =>
  (searchParams.get(inviteParam) ?? '').slice(0, maxTokenLength);
