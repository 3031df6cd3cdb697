import { cookieValue } from '~/domain/cookie-text';

/** Optional purposes (settled §8); their names are in the form and the cookie. */
export const optionalPurposes = ['preferencias', 'estatisticas', 'marketing'] as const;
export type Purpose = (typeof optionalPurposes)[number];

export interface Consent {
  /** The visitor has chosen or pressed 'Ok': no notice. */
  decided: boolean;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

/** Our cookie for any choice, and the specification's for acceptance. */
export const consentName = 'consentimento';
export const acceptedName = 'cookiesAccepted';
/** Half a year. */
export const consentMaxAge = 180 * 24 * 3600;
/** Version of the purposes; a change shows the notice again. */
const version = 1;

export const choiceField = 'cookies';
export const choices = { ok: 'ok', refuse: 'recusar', all: 'todos', chosen: 'escolha' } as const;

/** 'Ok' only allows preferences, like the text beside it. null without one of our buttons. */
export function chosenPurposes(form: FormData): readonly Purpose[] | null {
  switch (form.get(choiceField)) {
    case choices.ok:
      return ['preferencias'];
    case choices.all:
      return optionalPurposes;
    case choices.refuse:
      return [];
    case choices.chosen:
      return optionalPurposes.filter((purpose) => form.has(purpose));
    default:
      return null;
  }
}

/** Version, day (UTC), purposes. */
export const encodeConsent = (purposes: readonly Purpose[], now: Date): string =>
  [version, now.toISOString().slice(0, 10), ...purposes].join('.');

/** Reads a `Cookie` header or `document.cookie`; an invalid value is no choice. */
export function decodeConsent(cookies: string | null): Consent {
  const [given, day, ...purposes] = cookieValue(cookies, consentName)?.split('.') ?? [];
  const isOurs = given === String(version) && /^\d{4}-\d\d-\d\d$/.test(day ?? '');
  const allows = (purpose: Purpose) => isOurs && purposes.includes(purpose);
  return {
    decided: isOurs || cookieValue(cookies, acceptedName) === '1',
    preferences: allows('preferencias'),
    statistics: allows('estatisticas'),
    marketing: allows('marketing'),
  };
}
