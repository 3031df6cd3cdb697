import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { maxBrowsers } from '@domain/announcement/devices';
import { dayText, sinceText } from '@domain/kernel/moment';
import { unknownDevice } from '@domain/people/device-name';
import { stepLeftAt } from '~/features/announce/check-steps.server';
import { readDraft } from '~/features/announce/save-step.server';
import { orNull } from '~/back-end/or-null.server';
import { madeLink } from '~/features/announce/device-link.server';
import { draftsOf, draftToken } from '~/features/announce/drafts.server';
import { qrCode } from '~/features/sharing/qr.server';
import { links } from '~/links';

/** Loads the draft's active link and its browsers. Redirects if there is no draft, or if it is already sent. */
export async function devicesData({ request, context }: LoaderFunctionArgs) {
  // Not cacheable: the page contains a link that opens the draft.
  context.session.isPrivate = true;
  const token = await draftToken(request, context);
  if (!token) throw redirect(links.announce());
  const drafts = draftsOf(context);
  const link = await madeLink(request);
  const [{ draft, isAway = false }, devices, opens] = await Promise.all([
    readDraft(request, context),
    orNull(drafts.devices(token), context.log),
    link ? orNull(drafts.lookAtLink(link), context.log) : null,
  ]);
  if (!isAway && (!draft || draft.sent)) throw redirect(links.announce());
  const now = clock.now();
  const url = link && opens ? context.siteUrl + links.announceContinue(link) : null;
  return {
    step: draft && ((await stepLeftAt(draft.fields, context.settings.announce))?.name ?? null),
    isAway: devices === null,
    shown:
      url && devices?.link_until
        ? { url, qr: qrCode(url), until: dayText(new Date(devices.link_until)) }
        : null,
    hasLink: devices?.link_until != null,
    mostBrowsers: maxBrowsers,
    browsers: (devices?.data ?? []).map(({ id, device, since, is_this: isThis }) => ({
      id,
      isThis,
      name: device ?? unknownDevice,
      since: sinceText(new Date(since), now),
    })),
  };
}
