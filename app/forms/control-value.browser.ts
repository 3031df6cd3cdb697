export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
export const valueOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value);

/** Simulates the visitor's input, so that listeners run. */
export function setInput(control: Control, value: string): void {
  if (valueOf(control) === value) return;
  // A radio button is only cleared by choosing another.
  if (isTick(control)) return control.type === 'radio' && value === 'false' ? undefined : control.click();
  // React's own setter would hide the change from its listeners.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
