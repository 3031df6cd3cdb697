import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { requestIdPattern } from '@contract/request-id';

const current = new AsyncLocalStorage<string>();

/** The request that this is done for, as log lines, error pages and leads name it; undefined: none. */
export const requestId = (): string | undefined => current.getStore();

/** A request's name as it was told by somebody who is believed, else one of its own, short enough to be read out. */
export const nameRequest = (told: string | undefined): string =>
  told !== undefined && requestIdPattern.test(told) ? told : randomBytes(5).toString('hex');

/** Does the work for a request: whatever is logged meanwhile carries its name. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work);
