export function setBusy(button: HTMLElement | null, isBusy: boolean): void {
  button?.classList.toggle('is-carga', isBusy);
  button?.setAttribute('aria-busy', String(isBusy));
}
