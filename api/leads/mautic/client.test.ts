import { expect, test, vi } from 'vitest';
import { leadKinds } from '@domain/leads/lead-kinds';
import { EmptyFormError, mauticClient } from './client';
import type { MauticSettings } from './settings';

const forms = Object.fromEntries(leadKinds.map((kind, index) => [kind, { id: index + 1, name: kind }]));
const settings = { url: 'https://mautic.example', forms } as unknown as MauticSettings;

test('a lead that says nothing is posted to no form', async () => {
  const fetch = vi.fn(async () => Response.json({ success: 1 }));
  const submit = mauticClient(settings, { fetch });
  const nothing = { idempotency_key: 'a-key-of-sixteen-letters', kind: 'contact', email: '', name: '' };
  await expect(submit(nothing as Parameters<typeof submit>[0], { page: '/' })).rejects.toThrow(
    new EmptyFormError(),
  );
  expect(fetch).not.toHaveBeenCalled();
  await submit({ ...nothing, name: 'Clara' } as Parameters<typeof submit>[0], { page: '/' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('a form that never answers is unclear once its time is over', async () => {
  const fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason as Error));
    })) as typeof globalThis.fetch;
  const submit = mauticClient(settings, { fetch, timeoutMs: 1 });
  const lead = { idempotency_key: 'a-key-of-sixteen-letters', kind: 'contact', name: 'Clara' };
  expect(await submit(lead as Parameters<typeof submit>[0], { page: '/' })).toEqual({
    is: 'unclear',
    reason: 'TimeoutError',
  });
});
