import { cookieValue } from './cookie-text';
import { returnTo } from './return-to';

const tones = ['danger', 'warning', 'success'] as const;

/** A short message at the window's edge (spec 1 §10). */
export interface SnackbarMessage {
  tone: (typeof tones)[number];
  text: string;
  /** One way on: a path of this site; with fields it is posted there, as the way back from what was done is. */
  action?: { label: string; href: string; fields?: Readonly<Record<string, string>> };
  /** At the top of the window, where it stays for 5 s in place of 7 (spec 1 §11). */
  top?: true;
}

/** How long a message stays, in ms (spec 1 §11). */
export const shownFor = ({ top }: SnackbarMessage): number => (top ? 5000 : 7000);

/** The cookie by which an answer leaves a message for the page that follows; scripts read it too. */
export const flashName = 'aviso';
/** Longest text that is shown, in characters. */
const maxText = 400;

/** A message as a cookie's value. */
export const encodeFlash = (message: SnackbarMessage): string => encodeURIComponent(JSON.stringify(message));

/** The message in a `Cookie` header or in `document.cookie`; null where there is none that we could have written. */
export function decodeFlash(cookies: string | null): SnackbarMessage | null {
  const value = cookieValue(cookies, flashName);
  if (!value) return null;
  try {
    return readMessage(JSON.parse(decodeURIComponent(value)));
  } catch {
    return null;
  }
}

function readMessage(given: Partial<Record<keyof SnackbarMessage, unknown>>): SnackbarMessage | null {
  const tone = tones.find((each) => each === given.tone);
  const { text, top } = given;
  if (!tone || typeof text !== 'string' || !text || text.length > maxText) return null;
  const action = given.action as Partial<SnackbarMessage['action'] & object> | undefined;
  const href = returnTo(action?.href);
  const fields = fieldsIn(action?.fields);
  return {
    tone,
    text,
    ...(href &&
      typeof action?.label === 'string' && {
        action: { label: action.label, href, ...(fields && { fields }) },
      }),
    ...(top === true && { top }),
  };
}

/** Texts alone, by their names; undefined for anything else. */
function fieldsIn(given: unknown): Record<string, string> | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const fields = Object.entries(given);
  return fields.every((field): field is [string, string] => typeof field[1] === 'string')
    ? Object.fromEntries(fields)
    : undefined;
}
