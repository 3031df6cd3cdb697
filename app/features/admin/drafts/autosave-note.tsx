import { clockText } from '@domain/kernel/moment';
import type { Autosave } from './use-autosave.browser';

/** 'Guardado sozinho às 14h31.' */
export const AutosaveNote = ({ savedAt, problem }: Autosave) => (
  <p className="dica" role="status">
    {problem ?? (savedAt && `Guardado sozinho às ${clockText(new Date(savedAt))}.`)}
  </p>
);
