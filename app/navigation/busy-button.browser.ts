/** The button that was pressed says that it works on it, or no more. */
export function setBusy(button: HTMLElement | null, isBusy: boolean): void {
  button?.classList.toggle('is-carga', isBusy);
  button?.setAttribute('aria-busy', String(isBusy));
}
