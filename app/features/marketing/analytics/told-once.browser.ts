/** What a tab has told of what could come twice: it is kept as long as the tab is open. */
const name = 'medicao-contados';
const most = 50;
/** Where the browser keeps nothing. */
let here: string[] = [];

/** Whether this is told for the first time; from then on it is not. */
export function isFirst(once: string): boolean {
  const known = kept();
  if (known.includes(once)) return false;
  here = [...known, once].slice(-most);
  try {
    sessionStorage.setItem(name, here.join(' '));
  } catch {
    // It is known until the next document.
  }
  return true;
}

function kept(): string[] {
  try {
    return sessionStorage.getItem(name)?.split(' ') ?? here;
  } catch {
    return here;
  }
}
