import { paragraphs } from '../paragraphs';

export interface Description {
  /** First sentence, which opens the page; '' if there is none of that kind. */
  lead: string;
  /** What is left of the text, in paragraphs. */
  rest: string[];
}

/** In characters: three lines of a phone's first screen. */
const [shortest, longest] = [24, 130];
/** A sign that may end a sentence, before the next one. */
const sign = /[.!?…] (?=[\p{Lu}\d“"])/gu;
/** Ends a sentence: not an abbreviation ('Av. Paulista'). */
const wordsEnd = /(?:[\p{L}\d%²)]{3}|m²)$/u;

function endOfSentence(text: string): number {
  for (const { index } of text.matchAll(sign)) {
    if (wordsEnd.test(text.slice(Math.max(0, index - 3), index))) return index + 1;
  }
  return text.length;
}

/** Splits off the first sentence. One that is too long, too short or all capitals stays in the text. */
export function splitLead(text: string): Description {
  const all = paragraphs(text);
  const [first = '', ...rest] = all;
  const lead = first.slice(0, endOfSentence(first));
  const isLead =
    lead.length >= shortest && lead.length <= longest && /[.!?…]$/.test(lead) && lead !== lead.toUpperCase();
  if (!isLead) return { lead: '', rest: all };
  return { lead, rest: [first.slice(lead.length + 1), ...rest].filter(Boolean) };
}
