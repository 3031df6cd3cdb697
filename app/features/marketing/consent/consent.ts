import { cookieValue } from '~/domain/cookie-text';

/** What a visitor can allow beside the necessary (settled §8). The names stand in the form and in the cookie. */
export const optionalPurposes = ['preferencias', 'estatisticas', 'marketing'] as const;
export type Purpose = (typeof optionalPurposes)[number];

export interface Consent {
  /** Whether the visitor has chosen, or once pressed 'Ok'; then the notice does not ask. */
  decided: boolean;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

/** The cookie that remembers a choice, refusals too; and the specification's own, which says that something was accepted. */
export const consentName = 'consentimento';
export const acceptedName = 'cookiesAccepted';
/** Half a year, in seconds; then the visitor is asked again. */
export const consentMaxAge = 180 * 24 * 3600;
/** Of what is asked: another set of purposes is another version, and is asked anew. */
const version = 1;

/** The fields of the form: the button that was pressed, and a checkbox for each purpose. */
export const choiceField = 'cookies';
export const choices = { ok: 'ok', refuse: 'recusar', all: 'todos', chosen: 'escolha' } as const;

/**
 * What a form allows. 'Ok' stands under a sentence that speaks of preferences, so it allows these and no more.
 * @returns null where no button of ours was pressed
 */
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

/** The cookie's value: version, the day of the choice (UTC), what is allowed. */
export const encodeConsent = (purposes: readonly Purpose[], now: Date): string =>
  [version, now.toISOString().slice(0, 10), ...purposes].join('.');

/** Reads a `Cookie` header or `document.cookie`; what is not of our shape counts as no choice. */
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
