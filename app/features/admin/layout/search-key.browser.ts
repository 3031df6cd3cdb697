const fields = 'input, select, textarea, [contenteditable]';

/** `/` leads to the room's search field. Inside a field it is a letter, and with a modifier the browser's. */
export function focusSearchOnKey(signal: AbortSignal): void {
  addEventListener('keydown', onKey, { signal });
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if ((event.target as Element).closest(fields)) return;
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!search) return;
  // The browser would write it into the field.
  event.preventDefault();
  const fold = search.closest('details');
  if (fold) fold.open = true;
  search.focus();
  search.select();
}
