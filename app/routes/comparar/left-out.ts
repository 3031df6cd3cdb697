import { offerOf } from '@domain/property/offer';
import { type RequestedProperties, maxCompared } from '~/domain/comparison/requested-properties';
import { numberWord } from '~/domain/comparison/number-word';
import { links } from '~/links';
import type { FoundProperties } from './properties.server';

export interface Sentence {
  text: string;
  link?: { label: string; href: string };
}

/** One sentence for each requested property that is missing. @param again URL of this page */
export function leftOut(
  { tooMany, malformed }: RequestedProperties,
  { gone, unknown, failed }: Omit<FoundProperties, 'found'>,
  again: string,
): Sentence[] {
  const sentences: Sentence[] = gone.map(({ id, told: knownProperty }) => ({
    text: `${knownProperty?.titulo1 ?? `O imóvel de número ${id}`} saiu do mercado e ficou de fora.`,
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
      text: `Cabem ${numberWord(maxCompared)} imóveis lado a lado; os outros ficaram de fora.`,
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
