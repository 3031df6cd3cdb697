import { type HouseName, withArticle } from '@domain/firm';

/** What is shared: a page's absolute address, what it shows, and a picture of it (absolute too). */
export interface Shared {
  url: string;
  title: string;
  picture?: string;
  /** Messenger on computers takes links only from an application of the operator's (`FACEBOOK_APP_ID`). */
  facebookAppId?: string | null;
  house: HouseName;
}

/** The e-mail's subject and the beginning of every shared text (spec 2 §2). */
export const shareSubject = (house: HouseName) =>
  `Veja este imóvel que está no site ${withArticle(house, 'de')}`;

export const targetNames = [
  'WhatsApp',
  'Facebook',
  'Messenger',
  'E-mail',
  'SMS',
  'LinkedIn',
  'Pinterest',
  'Twitter',
] as const;
export type TargetName = (typeof targetNames)[number];

/** Where the eight targets of the share window lead, in their order. */
export function shareTargets(shared: Shared): { name: TargetName; href: string }[] {
  const { url, title, picture, facebookAppId, house } = shared;
  const subject = shareSubject(house);
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
    // Some telephones read the body after '?', some after '&'.
    SMS: address('sms:', { '': '', body: text }).replace('?=&', '?&'),
    LinkedIn: address('https://www.linkedin.com/sharing/share-offsite/', { url }),
    Pinterest: address('https://www.pinterest.com/pin/create/button/', {
      url,
      media: picture,
      description: words,
    }),
    Twitter: address('https://twitter.com/intent/tweet', { text: words, url }),
  };
  return targetNames.map((name) => ({ name, href: hrefs[name] }));
}

/** With escapes for all, spaces too: mail programs show a '+' as it is. */
function address(base: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${base}?${pairs.join('&')}`;
}
