import { useEffect } from 'react';
import { areaField } from './coverage-fields';

/** Selects the first list of a new area (spec 1 §3.6). React does not own the tabs, so the document listens. */
export function useCoverageTabs(): void {
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== areaField) return;
      const firsts = document.querySelectorAll<HTMLInputElement>('.alt__seg label:first-child input');
      for (const first of firsts) first.checked = true;
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
}
