import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { sectionOf } from '~/back-end/section.server';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { signedIn } from '~/features/account/session/guard.server';
import { announcementRows } from './announcement-rows';
import { draftAnnouncementText } from './draft-announcement-text.server';
import { leadText, listData } from './list-data';

export const myPropertiesData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { request, context } = args;
    const { log } = context;
    const [products, announced, ownerEmails, user, begun] = await Promise.all([
      sectionOf(customer.myProducts(), log, (all) => all),
      sectionOf(customer.myAnnouncements(), log, ({ data }) => data),
      orNull(customer.ownerLetters(), log),
      orNull(customer.userData(), log),
      draftAnnouncementText(request, context),
    ]);
    const shown = products.status === 'shown' ? products.value : [];
    const { active, inactive } = listData(shown);
    const announcements = announcementRows(
      announced.status === 'shown' ? announced.value : [],
      shown.map(({ id }) => id),
      clock.now(),
      context.settings.firm.texts.promises?.callDays,
    );
    const counts = { active: active.length, ahead: announcements.ahead.length, inactive: inactive.length };
    const nothing = [...shown, ...Object.values(announcements).flat()].length === 0;
    return {
      lead: leadText(counts),
      active,
      inactive,
      announcements,
      begun,
      letters: shown.length > 0 ? ownerEmails : null,
      /** Whether the page can promise progress; it also needs a verified e-mail. */
      tells: announced.status === 'shown',
      isUnverified: user !== null && accountNotices(user).isUnverified,
      failed: { products: products.status !== 'shown', announcements: announced.status === 'failed' },
      isEmpty: nothing && !begun && products.status === 'shown' && announced.status !== 'failed',
    };
  });
