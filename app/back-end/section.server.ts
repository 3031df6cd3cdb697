import type { ErrorLog } from '@domain/kernel/logged';
import type { PageSection } from '~/domain/page-section';
import { isMissingCall, isSignedOut } from './errors.server';
import { orNull } from './or-null.server';

/** @throws ApiHttpError 401, for the guard */
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
