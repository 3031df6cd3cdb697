import { warned, type WarningLog } from '@domain/kernel/logged';
import { isMissingCall, isSignedOut } from '~/back-end/errors.server';
import type { VisitorSession } from '../session/visitor-session.server';

/** The sign-in waits this long for the call, which goes on to its own time-out. */
const maxWaitMs = 2_000;

/** Ends a replaced session at the back end, so that copies of its cookie are useless. Never fails; is not repeated. */
export async function endFormerSession(former: VisitorSession, log: WarningLog): Promise<void> {
  const ended = former
    .customer()
    .then((customer) => customer?.logout())
    .catch((error: unknown) => {
      // A back end without this call lets its tokens expire.
      if (!isSignedOut(error) && !isMissingCall(error)) warned(log, 'replaced session not ended')(error);
    });
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref());
  await Promise.race([ended, late]);
}
