import { offerOf } from '@domain/offer';
import { type AskedHomes, mostCompared } from '~/domain/comparison/asked';
import { numberWord } from '~/domain/comparison/number-word';
import { links } from '~/links';
import type { Homes } from './homes.server';

/** A sentence with one link at most. */
export interface Sentence {
  text: string;
  link?: { label: string; href: string };
}

/** What was asked for and does not stand in the table, each in a sentence; `again`: the same address. */
export function leftOut(
  { tooMany, malformed }: AskedHomes,
  { gone, unknown, failed }: Omit<Homes, 'found'>,
  again: string,
): Sentence[] {
  const sentences: Sentence[] = gone.map(({ id, told }) => ({
    text: `${told?.titulo1 ?? `O imóvel de número ${id}`} saiu do mercado e ficou de fora.`,
    link: {
      label: 'Ver parecidos',
      href: links.unavailableProperty(offerOf({ condition: 'used', id }, 'sell')),
    },
  }));
  if (unknown.length === 1)
    sentences.push({ text: `Não conhecemos o imóvel de número ${unknown[0]}; ficou de fora.` });
  if (unknown.length > 1)
    sentences.push({ text: `Não conhecemos os imóveis de número ${list(unknown)}; ficaram de fora.` });
  if (malformed) sentences.push({ text: 'Parte do endereço não é número de imóvel e ficou de fora.' });
  if (tooMany)
    sentences.push({
      text: `Cabem ${numberWord(mostCompared)} imóveis lado a lado; os outros ficaram de fora.`,
    });
  if (failed.length > 0)
    sentences.push({
      text:
        failed.length === 1
          ? 'Não foi possível buscar um dos imóveis agora.'
          : `Não foi possível buscar ${numberWord(failed.length)} dos imóveis agora.`,
      link: { label: 'Tentar de novo', href: again },
    });
  return sentences;
}

const list = (ids: readonly number[]) => `${ids.slice(0, -1).join(', ')} e ${ids.at(-1)}`;
