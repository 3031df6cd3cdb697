import type { AccountHooks } from './accounts/account-hooks';
import type { ApiDeps } from './deps';
import { isInvitedByReceipt } from './leads/receipt-invites';
import { confirmOwn } from './leads/subscriptions/confirm';
import { dropOwn } from './leads/subscriptions/leave';
import { setNewsletter } from './leads/subscriptions/of-account';
import { subscribeAccount } from './leads/subscriptions/take';
import { wantsNewsletter } from './leads/subscriptions/wants-newsletter';
import { ownsAny } from './owners/queries/owners';
import { emailPages } from '@api/platform/email/email-pages';

/** Joins accounts with the modules above it: subscriptions and owners. */
export const accountHooks = ({
  leadPlaces: places,
  deletions: list,
}: Pick<ApiDeps, 'leadPlaces' | 'deletions'>): AccountHooks => ({
  wantsNewsletter,
  setNewsletter: (write, account, isWanted) => setNewsletter(write, account, isWanted, { places, list }),
  subscribe: (write, account) => subscribeAccount(write, account, emailPages.register, places),
  emailProven: (write, account) => confirmOwn(write, account, places),
  async handedOver(write, email) {
    await dropOwn(write, email);
  },
  isInvited: isInvitedByReceipt,
  ownsProperties: ownsAny,
});
