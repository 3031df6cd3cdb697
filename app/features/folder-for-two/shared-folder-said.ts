import type { SaidOfHome, Sharing } from '@contract/folder-links';
import { counted } from '@domain/counts';
import { dayText } from '@domain/moment';
import { agreement } from '@domain/opinions';

/** What a folder's page says of its sharing. */
export interface SharedFolderSaid {
  /** With whom it is shared, and where all agree; '' where it is not shared. */
  sentence: string;
  /** Of its homes; empty where it is not shared. */
  opinions: SaidOfHome[];
}

/** With whom a folder is shared, and what is said of its homes; a link that has expired still has its guest's answers. */
export function sharedFolderSaid({ links, opinions }: Sharing): SharedFolderSaid {
  const open = links.filter(({ is_open }) => is_open);
  const isSpokenOf = opinions.some(({ own, guests }) => own !== null || guests.length > 0);
  if (open.length === 0 && !isSpokenOf) return { sentence: '', opinions: [] };
  return { sentence: [sharedWith(open), agreedOn(opinions)].filter(Boolean).join(' '), opinions };
}

function sharedWith(open: Sharing['links']): string {
  if (open.length === 0) return '';
  const [first, ...others] = open;
  if (others.length > 0) return `Compartilhada com ${counted(open.length, 'pessoa', 'pessoas')}.`;
  const until = first!.expires_at ? ` até ${dayText(new Date(first!.expires_at))}` : '';
  return `Compartilhada com ${first!.guest ?? 'uma pessoa'}${until}.`;
}

function agreedOn(opinions: readonly SaidOfHome[]): string {
  const agreed = opinions.filter(
    ({ own, guests }) => own && agreement([own, ...guests.map(({ answer }) => answer)]) === 'yes',
  );
  if (agreed.length === 0) return '';
  const isOfTwo = new Set(opinions.flatMap(({ guests }) => guests.map(({ link }) => link))).size === 1;
  return `Vocês ${isOfTwo ? 'dois ' : ''}disseram sim a ${agreed.length}.`;
}
