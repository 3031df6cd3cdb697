import type { SocialProvider } from '@domain/people/providers';

/** Browser inside an app. Google refuses sign-in there; Facebook allows it inside Meta's own apps. */
export interface EmbeddedBrowser {
  /** Name of the app; null if unknown. */
  app: string | null;
  isMeta: boolean;
  isAndroid: boolean;
}

/** By the tokens that the apps add to the user agent. Messenger and Threads also have Facebook's or Instagram's. */
const apps: readonly [tokens: RegExp, app: string | null, isMeta?: true][] = [
  [/MessengerForiOS|MessengerLite|\bOrca-Android\b|FB_IAB\/(?:Orca|MESSENGER)/i, 'Messenger', true],
  [/\bBarcelona \d/, 'Threads', true],
  [/\bInstagram\b/, 'Instagram', true],
  [/\bFB(?:AN|AV|IOS|_IAB|BV)\b/, 'Facebook', true],
  [/musical_ly|Bytedance|\btrill_|\bTikTok\b/i, 'TikTok'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\bLine\/\d/, 'LINE'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bPinterest(?:\/| for )/, 'Pinterest'],
  [/\bTwitter(?:Android| for )/, 'X'],
  [/\bMicroMessenger\b/, 'WeChat'],
  // Any other app on Android.
  [/; wv\)/, null],
];

export function embeddedBrowser(userAgent: string | null): EmbeddedBrowser | null {
  const found = userAgent ? apps.find(([tokens]) => tokens.test(userAgent)) : undefined;
  return found
    ? { app: found[1], isMeta: found[2] ?? false, isAndroid: /\bAndroid\b/.test(userAgent!) }
    : null;
}

export const canSignInWith = (provider: SocialProvider, browser: EmbeddedBrowser | null): boolean =>
  !browser || (provider === 'facebook' && browser.isMeta);

/** Opens an address of ours in Android's default browser. */
export function intentUrl(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;
}
