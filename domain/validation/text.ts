import { z } from 'zod';

/** Control characters (except tab and line break), noncharacters and lone surrogates. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Normalizes input: NFC, without unprintable characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replaceAll('\u00a0', ' ')
    .normalize('NFC')
    .trim();
}

export const text = (message: string) => z.string({ error: message }).transform(cleanText);

export const requiredText = (message: string, max: number) =>
  text(message)
    .refine((value) => value !== '', { error: message, abort: true })
    .refine((value) => value.length <= max, tooLong(max));

export const tooLong = (max: number) => `Escreva no máximo ${max.toLocaleString('pt-BR')} caracteres`;
