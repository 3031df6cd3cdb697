/** A sentence whose emphasized parts are apart. */
export interface SentencePart {
  text: string;
  strong: boolean;
}

/** Text is plain, a value that is a string is emphasized: parts`vai para ${name}.` */
export function parts(
  texts: TemplateStringsArray,
  ...values: readonly (string | SentencePart[])[]
): SentencePart[] {
  return joined(
    texts.flatMap((text, index) => {
      const value = values[index];
      const before = { text, strong: false };
      if (value === undefined) return [before];
      return [before, ...(typeof value === 'string' ? [{ text: value, strong: true }] : value)];
    }),
  );
}

export const plainPart = (text: string): SentencePart[] => [{ text, strong: false }];

export const sentenceText = (sentence: readonly SentencePart[]): string =>
  sentence.map(({ text }) => text).join('');

/** Adjacent parts of equal emphasis are one. */
function joined(all: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = [];
  for (const part of all) {
    const last = result.at(-1);
    if (!part.text) continue;
    if (last?.strong === part.strong) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
