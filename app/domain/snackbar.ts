import { cookieValue } from './cookie-text';
import { returnTo } from './return-to';

const tones = ['danger', 'warning', 'success'] as const;

export interface SnackbarMessage {
  tone: (typeof tones)[number];
  text: string;
  /** A path of this site; with `fields`, a POST (undo). */
  action?: { label: string; href: string; fields?: Readonly<Record<string, string>> };
  /** At the top of the window, for 5 s instead of 7 (spec 1 §11). */
  top?: true;
  /** Of an act: the notices before it are gone, as their undo may no longer hold. */
  isOnly?: true;
}

export const shownFor = ({ top }: SnackbarMessage): number => (top ? 5000 : 7000); // in ms (spec 1 §11)

/** A message for the next page, readable by scripts. */
export const flashName = 'aviso';
const maxText = 400; // characters

export const encodeFlash = (message: SnackbarMessage): string => encodeURIComponent(JSON.stringify(message));

/** Flash message of a `Cookie` header or `document.cookie`; null if missing or invalid. */
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
  const { text, top, isOnly } = given;
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
    ...(isOnly === true && { isOnly }),
  };
}

function fieldsIn(given: unknown): Record<string, string> | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const fields = Object.entries(given);
  return fields.every((field): field is [string, string] => typeof field[1] === 'string')
    ? Object.fromEntries(fields)
    : undefined;
}
