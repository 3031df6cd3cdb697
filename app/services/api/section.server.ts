import type { PageSection } from '~/domain/page-section';
import { ApiHttpError } from './errors';
import { orNull } from './or-null.server';

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiHttpError && statuses.includes(error.status);

/** Whether an operator's own back end has no such call (settled §1). */
export const isMissingCall = (error: unknown): boolean => hasStatus(error, 404, 501);

/**
 * A part of a signed-in visitor's page: what its call answers, as `show` has it. The rest of the page stands without it.
 * @throws ApiHttpError 401, which is the guard's matter
 */
export async function sectionOf<Answer, Shown>(
  call: Promise<Answer>,
  log: { error(details: object, message: string): void },
  show: (answer: Answer) => Shown,
): Promise<PageSection<Shown>> {
  try {
    return { status: 'shown', value: show(await call) };
  } catch (error) {
    if (hasStatus(error, 401)) throw error;
    if (isMissingCall(error)) return { status: 'hidden' };
    await orNull(Promise.reject(error), log);
    return { status: 'failed' };
  }
}
