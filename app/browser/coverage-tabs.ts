import { useEffect } from 'react';
import { areaField } from '~/domain/coverage-fields';

/** Another area begins with its first list again (spec 1 §3.6). The document listens: the tabs are not React's. */
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
