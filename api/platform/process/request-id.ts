import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { requestIdPattern } from '@contract/request-id';

const current = new AsyncLocalStorage<string>();

export const requestId = (): string | undefined => current.getStore();

/** Creates an id that is short enough to read aloud if `given` is missing or invalid. */
export const nameRequest = (given: string | undefined): string =>
  given !== undefined && requestIdPattern.test(given) ? given : randomBytes(5).toString('hex');

export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work);
