import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';

/** Data to share; `url` and `picture` are absolute. */
export interface Shared {
  url: string;
  title: string;
  picture?: string;
  /** Messenger on desktop requires an application id of the operator (`FACEBOOK_APP_ID`). */
  facebookAppId?: string | null;
  house: BrokerageName;
}

/** E-mail subject and start of all shared texts (spec 2 §2). */
export const shareSubject = (brokerage: BrokerageName) =>
  `Veja este imóvel que está no site ${withArticle(brokerage, 'de')}`;

export const targetNames = [
  'WhatsApp',
  'Facebook',
  'Messenger',
  'E-mail',
  'SMS',
  'LinkedIn',
  'Pinterest',
  'X (Twitter)',
] as const;
export type TargetName = (typeof targetNames)[number];

/** Links of the eight share targets, in order. */
export function shareTargets(shared: Shared): { name: TargetName; href: string }[] {
  const { url, title, picture, facebookAppId, house: brokerage } = shared;
  const subject = shareSubject(brokerage);
  const words = `${subject}: ${title}`;
  const text = `${words}\n${url}`;
  const hrefs: Record<TargetName, string> = {
    WhatsApp: address('https://wa.me/', { text }),
    Facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
    Messenger: facebookAppId
      ? address('https://www.facebook.com/dialog/send', {
          app_id: facebookAppId,
          link: url,
          redirect_uri: url,
        })
      : address('fb-messenger://share', { link: url }),
    'E-mail': address('mailto:', { subject, body: `${title}\n${url}` }),
    // Some phones expect the body after '?', others after '&'.
    SMS: address('sms:', { '': '', body: text }).replace('?=&', '?&'),
    LinkedIn: address('https://www.linkedin.com/sharing/share-offsite/', { url }),
    Pinterest: address('https://www.pinterest.com/pin/create/button/', {
      url,
      media: picture,
      description: words,
    }),
    'X (Twitter)': address('https://twitter.com/intent/tweet', { text: words, url }),
  };
  return targetNames.map((name) => ({ name, href: hrefs[name] }));
}

/** Also escapes spaces as %20, because mail clients show '+' literally. */
function address(base: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${base}?${pairs.join('&')}`;
}
