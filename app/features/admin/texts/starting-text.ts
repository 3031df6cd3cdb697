import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { defaultTerms } from '@domain/texts/default-terms';
import type { TextPage } from '@domain/texts/text-pages';
import type { TextValues } from './text-forms';

interface Sections {
  title: string;
  lead: string;
  sections?: readonly { title: string; paragraphs: readonly string[] }[] | undefined;
}

/** What the page shows now: a first draft. */
export function startingText(
  page: TextPage,
  { texts, onlyYou }: Pick<BrokerageTexts, 'texts' | 'onlyYou'>,
): TextValues {
  if (page === 'termos-de-responsabilidade') return defaultTerms;
  const shown = {
    'a-bossa-nova': texts?.about,
    'nossa-historia': texts?.history,
    'programa-only-you': onlyYou,
  };
  const own = shown[page];
  return own ? fromSections(own) : {};
}

const fromSections = ({ title, lead, sections = [] }: Sections): TextValues => ({
  ...{ title, lead },
  text: sections.map((section) => [`## ${section.title}`, ...section.paragraphs].join('\n\n')).join('\n\n'),
});
