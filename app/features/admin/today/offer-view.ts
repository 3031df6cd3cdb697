import type { StaffToday } from '@contract/staff-today';
import { capitalized, countWord } from '@domain/kernel/text';
import { dueMomentText, leftText } from './due-text';
import { cameText } from './offer-texts';

type Offer = NonNullable<StaffToday['offers']>['rows'][number];

/** An offer as texts. Who it is from appears after 'Assumir'. */
export function offerView(offer: Offer, now: Date) {
  const { id, request, property, reason, has_phone, due_at } = offer;
  const due = new Date(due_at);
  return {
    ...{ id, until: dueMomentText(due, now), left: leftText(due, now), hasPhone: has_phone },
    title: property?.title ?? request,
    detail: property
      ? `${request}. ${property.code}, ${property.district || property.city}.`
      : 'Sem imóvel: fala com a imobiliária.',
    why: `${cameText(offer, now)} Vem para você ${reason}. Quem é aparece quando você assumir.`,
  };
}
export type OfferView = ReturnType<typeof offerView>;

/** 'Um contato novo é seu até 14h49.', 'Três contatos novos são seus; o primeiro, até 14h49.' '': none. */
export function offersSentence({ offers }: Pick<StaffToday, 'offers'>, now: Date): string {
  const [first] = offers?.rows ?? [];
  if (!first) return '';
  const until = dueMomentText(new Date(first.due_at), now);
  const { count } = offers!;
  return count === 1
    ? `Um contato novo é seu até ${until}.`
    : `${capitalized(countWord(count))} contatos novos são seus; o primeiro, até ${until}.`;
}

/** 'Você está fora até 2/12: não recebe contatos.' */
export function absenceText({ absence }: Pick<StaffToday, 'absence'>): string | null {
  if (!absence?.until) return null;
  const [, month, day] = absence.until.split('-').map(Number);
  return `Você está fora até ${day}/${month}: não recebe contatos.`;
}
