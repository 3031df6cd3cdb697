import { z } from 'zod';

/** docs/configuration.md is written from these (`scripts/configuration.ts`). */
export interface SettingText {
  /** In operators' English, for Markdown. Required once for a setting that several schemas read. */
  description?: string;
  /** In Markdown, if the schema's default is not what an operator would write. */
  default?: string;
  /** In Portuguese, after 'espera-se'. */
  expects?: string;
}

export const settingTexts = z.registry<SettingText>();

/** `NAME=` in an env file counts as not set. */
export function setting<T extends z.ZodType>(schema: T, text: SettingText & { expects: string }) {
  const read = z.preprocess((value) => (value === '' ? undefined : value), schema);
  settingTexts.add<z.ZodType>(read, text);
  return read;
}

/** What an error says about a value that a `setting` refuses. */
export const expectedBy = (schema: z.ZodType): string => settingTexts.get(schema)?.expects ?? '';

export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
