import type { ErrorLog } from '@domain/logged';
import type { PageSection } from '~/domain/page-section';
import { isMissingCall, isSignedOut } from './errors.server';
import { orNull } from './or-null.server';

/**
 * A part of a signed-in visitor's page: what its call answers, as `show` has it. The rest of the page stands without it.
 * @throws ApiHttpError 401, which is the guard's matter
 */
export async function sectionOf<Answer, Shown>(
  call: Promise<Answer>,
  log: ErrorLog,
  show: (answer: Answer) => Shown,
): Promise<PageSection<Shown>> {
  try {
    return { status: 'shown', value: show(await call) };
  } catch (error) {
    if (isSignedOut(error)) throw error;
    if (isMissingCall(error)) return { status: 'hidden' };
    await orNull(Promise.reject(error), log);
    return { status: 'failed' };
  }
}
