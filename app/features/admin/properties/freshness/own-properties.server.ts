import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { capitalized, countWord } from '@domain/kernel/text';
import type { OwnProperty } from '~/back-end/staff-check-calls.server';
import { pageField } from '../../list/page-of';
import { asMember } from '../../session/guard.server';
import { ownerWords } from './owner-words';
import { checkText, priceText, questionText } from './check-texts';

/** Properties of the broker who reads, those to be checked first. */
export const ownPropertiesData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.check', async ({ staff }) => {
    const { rows, page, pages, ...counts } = await staff.ownProperties(pageIn(args.request));
    return {
      ...{ page, pages, sentence: sentenceOf(counts) },
      properties: rows.map((row) => viewOf(row, clock.now())),
    };
  });

function pageIn({ url }: Request): number {
  const page = Number(new URL(url).searchParams.get(pageField) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/** 'Nove no ar. Um sem conferir há mais de 30 dias.' */
function sentenceOf({ count, due }: { count: number; due: number }): [string, string][] {
  if (count === 0) return [];
  return [
    [capitalized(countWord(count)), 'no ar.'],
    due === 0
      ? ['', `${count === 1 ? 'Conferido' : 'Todos conferidos'} há menos de 30 dias.`]
      : [capitalized(countWord(due)), 'sem conferir há mais de 30 dias.'],
  ];
}

const viewOf = (row: OwnProperty, now: Date) => ({
  ...{ id: row.id, title: row.title, photo: row.photo, isDue: row.is_due, isReported: row.is_reported },
  ...{ sell_price: row.sell_price, rent_price: row.rent_price },
  place: [row.code, row.district].filter(Boolean).join(', '),
  price: priceText(row) || 'Sob consulta',
  checked: checkText(row, now).toLowerCase(),
  question: questionText(row),
  words: ownerWords(row),
  ...{ views: row.views, contacts: row.contacts, visits: row.visits },
});
export type OwnPropertyView = ReturnType<typeof viewOf>;
