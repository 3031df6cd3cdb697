import { z } from 'zod';

/** What no text of a form holds: control characters (a line break and a tab apart) and halves of characters. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** A text as it is kept: composed, without what cannot be printed, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replaceAll('\u00a0', ' ')
    .normalize('NFC')
    .trim();
}

/** Any cleaned text; what is no text at all (a file, a list) fails with `message`. */
export const text = (message: string) => z.string({ error: message }).transform(cleanText);

/** A text that must be there, of at most `max` characters. */
export const requiredText = (message: string, max: number) =>
  text(message)
    .refine((value) => value !== '', { error: message, abort: true })
    .refine((value) => value.length <= max, tooLong(max));

export const tooLong = (max: number) => `Escreva no máximo ${max.toLocaleString('pt-BR')} caracteres`;
