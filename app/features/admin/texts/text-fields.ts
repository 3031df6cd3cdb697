import type { TextPage } from '@domain/texts/text-pages';
import { links } from '~/links';
import { isPictureIntent } from '../pictures/picture-intent';

/** Hidden: what the form has read. */
export const textField = { version: 'versao', draft: 'rascunho' } as const;

export const textIntents = {
  ...{ publish: 'publicar', save: 'guardar', preview: 'previa' },
  ...{ discard: 'descartar', takeOff: 'tirar', giveBack: 'devolver' },
} as const;

/** Buttons that send the form as it is typed; '': Enter in a field. */
export const isDraftIntent = (intent: string): boolean =>
  ['', textIntents.save, textIntents.preview].includes(intent) || isPictureIntent(intent);

export const pageNames: Record<TextPage, string> = {
  'a-bossa-nova': 'Sobre nós',
  'nossa-historia': 'Nossa história',
  'programa-only-you': 'Programa Only You',
  'termos-de-responsabilidade': 'Termos de responsabilidade',
};

export const pagePaths: Record<TextPage, string> = {
  'a-bossa-nova': links.aboutUs(),
  'nossa-historia': links.history(),
  'programa-only-you': links.onlyYou(),
  'termos-de-responsabilidade': links.terms(),
};
