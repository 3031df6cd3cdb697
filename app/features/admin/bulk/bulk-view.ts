import type { BulkDone, BulkLeft, BulkPreview } from '@contract/staff-contact-bulk';
import { counted } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { contactOriginNames } from '@domain/leads/portals';
import { contactFieldTexts } from '../answering/contact-fields';
import { type ContactFilters, contactTabNames } from '../contacts/contacts-list';
import { piecesOf } from './bulk-fields';

/** A preview as texts. */
export function previewView({ count, versions, needs_typing, examples, left }: BulkPreview, now: Date) {
  const fields = ['responsible', 'state'] as const;
  return {
    ...{ count, needsTyping: needs_typing, pieces: piecesOf(versions) },
    examples: examples.flatMap(({ id, name, was, value }) =>
      fields
        .filter((field) => was[field] !== undefined)
        .map((field) => ({
          ...{ id, name, key: `${id} ${field}`, field: contactFieldTexts.names[field]! },
          ...{
            was: contactFieldTexts.show(field, was[field]!),
            is: contactFieldTexts.show(field, value[field]!),
          },
        })),
    ),
    more: count - examples.length,
    left: left.items.map((item) => ({ id: item.id, name: item.name, why: whyLeft(item, now) })),
    ...{ leftCount: left.count, moreLeft: left.count - left.items.length },
  };
}
export type PreviewView = ReturnType<typeof previewView>;

function whyLeft({ reason, by, at }: BulkLeft['items'][number], now: Date): string {
  if (reason === 'same') return 'já está assim';
  if (reason === 'hidden') return 'não está mais aqui, ou não é seu';
  const when = at ? `, ${recentMomentText(new Date(at), now)}` : '';
  return `mudado${by ? ` por ${by}` : ' depois'}${when}`;
}

/** Left contacts that the sentence names. */
const named = 3;

/** 'Mudou em 310 contatos. 2 ficaram como estão: nº 2611-048213, mudado por Bruno Serra, hoje, 14h50.' */
export function doneSentence({ changed, left }: BulkDone, now: Date): string {
  const done = changed === 0 ? 'Nada mudou.' : `Mudou em ${counted(changed, 'contato', 'contatos')}.`;
  if (left.count === 0) return done;
  const items = left.items
    .slice(0, named)
    .map((item) => `${item.protocol ? `nº ${item.protocol}, ` : ''}${whyLeft(item, now)}`);
  const stay = counted(left.count, 'ficou como está', 'ficaram como estão');
  return `${done} ${stay}: ${items.join('; ')}${left.count > items.length ? ' e outros' : ''}.`;
}

/** 'Sem corretor, “Ana”, desde 14/11/2026.' */
export function filterText({ tab, text, since, origin }: ContactFilters): string {
  const day = since && `desde ${since.split('-').toReversed().join('/')}`;
  const from = origin && `origem ${contactOriginNames[origin]}`;
  return `${[contactTabNames[tab][1], text && `“${text}”`, day, from].filter(Boolean).join(', ')}.`;
}
