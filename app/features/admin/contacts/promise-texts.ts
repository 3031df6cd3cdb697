import type { StaffContact, StaffOffer } from '@contract/staff-contacts';
import { recentMomentText } from '@domain/kernel/moment';
import { dueMomentText } from '../today/due-text';
import { momentInSentence } from '../today/offer-texts';
import { answerText } from './answer-text';

type Offered = Pick<StaffContact, 'offers' | 'responsible' | 'taken_at'>;

const nameOf = ({ name }: Pick<StaffOffer, 'name'>): string => name ?? 'quem já saiu';

/** 'Marina Couto', 'Oferecido a Marina Couto até 14h59, porque cuida do imóvel.' */
export function responsibleText({ offers, responsible, taken_at }: Offered, now: Date): string {
  const open = offers.find(({ outcome }) => outcome === null);
  if (responsible)
    return taken_at === null && offers.at(-1)?.outcome === 'resort'
      ? `${responsible.name}, porque ninguém pôde assumir.`
      : responsible.name;
  if (!open) return 'Sem corretor: ninguém assumiu ainda.';
  const until = open.due_at ? ` até ${dueMomentText(new Date(open.due_at), now)}` : '';
  return `Oferecido a ${nameOf(open)}${until}, ${open.reason}.`;
}

/** 'Respondido hoje, 14h04, por WhatsApp.' '': nothing was promised. */
export function promiseText(
  { answer, complained_at, reply_due_at }: Pick<StaffContact, 'answer' | 'complained_at' | 'reply_due_at'>,
  now: Date,
): string {
  const complaint = complained_at
    ? `A pessoa avisou ${momentInSentence(new Date(complained_at), now)}: “ninguém falou comigo”. `
    : '';
  if (answer)
    return `${complaint}Respondido ${momentInSentence(new Date(answer.at), now)}: ${answerText(answer)}.`;
  if (!reply_due_at) return complaint.trim();
  const due = new Date(reply_due_at);
  const promised =
    due > now
      ? `Resposta prometida até ${dueMomentText(due, now)}.`
      : `Resposta prometida até ${recentMomentText(due, now)}: venceu.`;
  return complaint + promised;
}

/** Rows of the history. A complaint is an act. */
export const offerEvents = ({ offers }: Pick<StaffContact, 'offers'>, now: Date) =>
  offers.map((offer) => ({ at: offer.at, ...offerEvent(offer, now) }));

function offerEvent(offer: StaffOffer, now: Date): { what: string; detail: string } {
  const { outcome, reason, due_at } = offer;
  if (outcome === 'resort') return { what: `Ficou com ${nameOf(offer)}`, detail: reason };
  const ends = {
    taken: 'assumiu',
    lapsed: 'não respondeu a tempo',
    declined: 'não pôde',
    moved: 'não foi mais preciso',
  };
  const end = outcome ? ends[outcome] : due_at && `até ${dueMomentText(new Date(due_at), now)}`;
  return { what: `Oferecido a ${nameOf(offer)}`, detail: [reason, end].filter(Boolean).join('; ') };
}
