import type { StaffSession } from '@contract/staff';
import type { StaffProperty } from '@contract/staff-properties';
import { inSaoPaulo, recentMomentText } from '@domain/kernel/moment';
import { formatMoney } from '@domain/kernel/money';
import { type Condition, conditionLabel } from '@domain/taxonomy/conditions';
import { actDetail, actSentence } from '../../acts/act-texts';
import { undoRow } from '../../acts/undo-row';
import { adminLinks } from '../../admin-links';
import type { HistoryRow } from '../../record/record-history';

/** What visitors saw change, and acts of members; the newest first. */
export function timeline(
  { id, events, acts, for_sale, for_rent }: StaffProperty,
  now: Date,
  grants: StaffSession['grants'],
): HistoryRow[] {
  const isBoth = for_sale && for_rent;
  const rows = [
    ...acts.map((act) => ({
      ...{ id: act.id, at: act.at, what: actSentence(act), detail: actDetail(act) },
      undo: undoRow(act, grants, adminLinks.property(id)),
    })),
    ...events.map((event) => ({
      ...{ id: -event.id, at: event.at, what: eventText(event, isBoth), detail: loadText(event) },
    })),
  ];
  return rows
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((row) => ({ ...row, when: recentMomentText(new Date(row.at), now) }));
}

type Event = StaffProperty['events'][number];

/** 'Preço: R$ 8.300.000 → R$ 7.900.000' */
function eventText(event: Event, isBoth: boolean): string {
  const offer = isBoth && event.negotiation ? (event.negotiation === 'rent' ? ', aluguel' : ', venda') : '';
  const price = (amount: number | null) =>
    amount === null ? 'sob consulta' : formatMoney(amount, event.currency);
  const condition = (value: string | null) => (value ? conditionLabel(value as Condition) : 'não informada');
  switch (event.kind) {
    case 'announced':
      return `Publicado${offer}, ${price(event.new_price)}`;
    case 'price':
      return `Preço${offer}: ${price(event.old_price)} → ${price(event.new_price)}`;
    case 'left':
      return `Saiu do ar${offer}`;
    case 'back':
      return `Voltou ao ar${offer}, ${price(event.new_price)}`;
    case 'condition':
      return `Situação: ${condition(event.old_condition)} → ${condition(event.new_condition)}`;
    case 'photos':
      return 'Fotos trocadas';
  }
}

/** 'carga das 6h', 'carga das 6h10' */
function loadText({ load_at }: Event): string {
  if (load_at === null) return 'mudança da casa';
  const { hour, minute } = inSaoPaulo(new Date(load_at));
  return `carga das ${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`;
}
