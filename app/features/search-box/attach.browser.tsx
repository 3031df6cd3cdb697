import { createRoot, type Root } from 'react-dom/client';
import { Combobox } from './combobox.browser';
import type { BoxElements } from './box-elements.browser';

const attached = new Map<HTMLFormElement, Root>();
let made = 0;

/** Mounts React in a search box's empty panel, once. Unmounts boxes of earlier pages. */
export function attachSearchBox(form: HTMLFormElement, navigate: (path: string) => void): void {
  for (const [other, root] of attached) {
    if (other.isConnected) continue;
    attached.delete(other);
    root.unmount();
  }
  const panel = form.querySelector<HTMLElement>('[data-suggestions]');
  const input = form.querySelector<HTMLInputElement>('input[name="local"]');
  const button = form.querySelector<HTMLButtonElement>('.busca__linha > button');
  if (attached.has(form) || !panel || !input || !button) return;
  const root = createRoot(panel);
  attached.set(form, root);
  const box: BoxElements = { form, panel, input, button, id: `busca-${++made}` };
  root.render(<Combobox box={box} navigate={navigate} />);
}
