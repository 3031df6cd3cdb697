import type { PropertyReactions, Sharing } from '@contract/folder-links';
import { counted } from '@domain/kernel/counts';
import { dayText } from '@domain/kernel/moment';
import { agreement } from '@domain/favorites/reactions';

export interface SharedFolderSummary {
  /** Guests and agreements; '' if not shared. */
  sentence: string;
  opinions: PropertyReactions[];
}

/** Reactions stay after a link expires. */
export function sharedFolderSummary({ links, opinions: reactions }: Sharing): SharedFolderSummary {
  const open = links.filter(({ is_open }) => is_open);
  const isSpokenOf = reactions.some(({ own, guests }) => own !== null || guests.length > 0);
  if (open.length === 0 && !isSpokenOf) return { sentence: '', opinions: [] };
  return { sentence: [sharedWith(open), agreedOn(reactions)].filter(Boolean).join(' '), opinions: reactions };
}

function sharedWith(open: Sharing['links']): string {
  if (open.length === 0) return '';
  const [first, ...others] = open;
  if (others.length > 0) return `Compartilhada com ${counted(open.length, 'pessoa', 'pessoas')}.`;
  const until = first!.expires_at ? ` até ${dayText(new Date(first!.expires_at))}` : '';
  return `Compartilhada com ${first!.guest ?? 'uma pessoa'}${until}.`;
}

function agreedOn(reactions: readonly PropertyReactions[]): string {
  const agreed = reactions.filter(
    ({ own, guests }) => own && agreement([own, ...guests.map(({ answer }) => answer)]) === 'yes',
  );
  if (agreed.length === 0) return '';
  const isOfTwo = new Set(reactions.flatMap(({ guests }) => guests.map(({ link }) => link))).size === 1;
  return `Vocês ${isOfTwo ? 'dois ' : ''}disseram sim a ${agreed.length}.`;
}
