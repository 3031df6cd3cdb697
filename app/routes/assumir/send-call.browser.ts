import { links } from '~/links';
import { buttonField, type LinkAction } from './fields';

/** Outlives the page, which the telephone may cover. */
export async function sendCall(token: string): Promise<void> {
  const body = new URLSearchParams({ [buttonField]: 'ligar' satisfies LinkAction });
  await fetch(links.takeContact(token), { method: 'POST', body, keepalive: true, redirect: 'manual' });
}
