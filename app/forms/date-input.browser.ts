/** '31121990' → '31/12/1990'; converts ISO dates, which autofill enters. */
export function formatDateWhileTyped(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Formats only with the caret at the end: it would jump elsewhere. */
export function formatDate(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length) return;
  const formatted = formatDateWhileTyped(input.value);
  if (input.value !== `${formatted}/`) input.value = formatted;
}
