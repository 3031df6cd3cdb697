import { describe, expect, it } from 'vitest';
import { checkForms } from './form-check';
import { sentAliases } from './sent-aliases';
import { readMauticSettings } from './settings';

const settings = readMauticSettings({ MAUTIC_URL: 'https://mautic.example/m' })!;
const asHtml = (aliases: readonly string[]) =>
  aliases.map((alias) => `<input name="mauticform[${alias}]">`).join('');
const asScript = (aliases: readonly string[]) => `document.write(${JSON.stringify(asHtml(aliases))})`;
const see = (answer: (id: number, init: RequestInit) => Response | Promise<Response>, timeoutMs = 1000) => {
  const requestedUrls: string[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    requestedUrls.push(url);
    return answer(Number(new URL(url).searchParams.get('id')), init);
  };
  return checkForms(settings, { fetch: fetch as unknown as typeof globalThis.fetch, timeoutMs }).then(
    (forms) => ({
      forms,
      asked: requestedUrls,
      contact: forms.find(({ kind }) => kind === 'contact'),
    }),
  );
};
const [contact, schedule, newsletter] = [
  sentAliases('contact'),
  sentAliases('schedule'),
  sentAliases('newsletter'),
];

describe('an operator who asks what their forms lack', () => {
  it('gets the missing aliases per form, and each form script is read once', async () => {
    const { forms, asked: requestedUrls } = await see((id) =>
      id === 51
        ? new Response(asScript(contact.filter((alias) => alias !== 'message')))
        : new Response(asScript([...new Set([...contact, ...schedule, ...newsletter])])),
    );
    expect(forms.filter(({ missing }) => missing?.length === 0).map(({ kind }) => kind)).toEqual([
      'newsletter',
      'schedule',
      'curator-assign',
    ]);
    expect(forms[0]).toEqual({ kind: 'contact', id: 51, missing: ['message'] });
    expect(requestedUrls).toEqual(
      [51, 54, 46, 59, 62, 66, 82].map((id) => `https://mautic.example/m/form/generate.js?id=${id}`),
    );
  });

  it.each([
    ['HTML', asHtml(contact)],
    ['a list’s field', asHtml(contact.map((alias) => `${alias}][`))],
    ['escaped signs', asHtml(contact).replaceAll('[', '&#x5B;')],
    ['a script’s own escapes', asHtml(contact).replaceAll('[', '\\u005B')],
  ])('has its fields read from %s', async (_what, text) => {
    expect((await see(() => new Response(text))).contact?.missing).toEqual([]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['is not there', () => new Response(asHtml(contact), { status: 404 }), 'status 404'],
    ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/x' } }), 'status 302'],
    ['has no field', () => new Response('<title>Manutenção</title>'), 'nenhum campo'],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'TypeError'],
  ])('is told why a form could not be read that %s', async (_what, answer, reason) => {
    expect((await see(answer)).contact).toEqual({ kind: 'contact', id: 51, missing: null, reason });
  });

  it('waits no longer than a while, and reads no more than a form has', async () => {
    const late = await see(
      (_id, { signal }) =>
        new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
      20,
    );
    expect(late.contact?.reason).toBe('TimeoutError');
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1;
            controller.enqueue(new Uint8Array(64 * 1024).fill(32));
          },
        }),
      );
    expect((await see(endless)).contact?.reason).toBe('nenhum campo');
    expect(sent / 7).toBeLessThan(40);
  });
});
