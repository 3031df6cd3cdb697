/** Removes the characters at the end that `kind` (one character, no flags) matches. Linear, unlike `/[…]+$/`. */
export function trimEndOf(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

export function trimStartOf(text: string, kind: RegExp): string {
  let start = 0;
  while (start < text.length && kind.test(text[start]!)) start += 1;
  return text.slice(start);
}
