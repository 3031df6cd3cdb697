import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import type { OwnPages } from '~/domain/shown-brokerage';

export const ownPages = ({ texts, pages, magazine, onlyYou }: BrokerageTexts): OwnPages => ({
  history: (pages?.['nossa-historia'] ?? texts?.history) !== undefined,
  magazine: magazine?.name ?? null,
  onlyYou: onlyYou?.name ?? null,
});

/** @throws Response 404: the brokerage has no such page */
export function ownText<Text>(text: Text | undefined): Text {
  if (text === undefined) throw new Response(null, { status: 404 });
  return text;
}
